import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { mayPostFor } from '../access.js';
import { PostingTemplate } from '../domain/posting-template.js';

/** Removes a template; postings made from it stay as they are. */
export class RemovePostingTemplate extends Command<void> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemovePostingTemplate)
export class RemovePostingTemplateHandler implements ICommandHandler<RemovePostingTemplate> {
  constructor(private readonly database: Database) {}

  execute({ id, actor }: RemovePostingTemplate): Promise<void> {
    return this.database.transaction(async (em) => {
      const template = await em.findOne(PostingTemplate, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!template || !mayPostFor(template.organization, actor)) throw notFoundError('The template');
      template.remove(actor.id);
      em.remove(template);
    });
  }
}
