import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import type { Fact } from '../../../src/platform/events/fact.js';
import { On, type Subscriber } from '../../../src/platform/events/subscriber.js';
import { PositionChanged } from '../../directory/contract/events.js';
import { PositionById } from '../../directory/contract/questions.js';

/** As for organizations: name and type of the position, asked anew. */
@On('rename-jobs-when-position-changed', [PositionChanged])
@Injectable()
export class RenameJobsWhenPositionChanged implements Subscriber {
  constructor(private readonly ask: Ask) {}

  async handle({ payload }: Fact<typeof PositionChanged>, em: EntityManager): Promise<void> {
    const position = await this.ask.of(new PositionById(payload.positionId));
    if (!position) return;
    await em.execute('update job set position_name = ?, position_type = ? where position_id = ?', [
      position.name,
      position.type,
      position.id,
    ]);
  }
}
