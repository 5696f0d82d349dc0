import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

/**
 * Asks another module a question of its `contract/questions.ts`; the class of the question decides who answers.
 * Asked inside a transaction it is answered inside it, so an answer may hold a lock until the commit.
 */
@Injectable()
export class Ask {
  constructor(private readonly queries: QueryBus) {}

  of<A>(question: { readonly answer: A }): Promise<A> {
    return this.queries.execute(question);
  }
}
