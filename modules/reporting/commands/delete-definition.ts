import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { loadOwnDefinition } from './own-definition.js';

/** Deletes one's own saved report. */
export class DeleteDefinition extends Command<void> {
  constructor(
    readonly id: string,
    readonly actorId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteDefinition)
export class DeleteDefinitionHandler implements ICommandHandler<DeleteDefinition> {
  constructor(private readonly database: Database) {}

  execute({ id, actorId }: DeleteDefinition): Promise<void> {
    return this.database.transaction(async (em) => {
      await loadOwnDefinition(em, id, actorId);
      await em.execute('delete from report_definition where id = ?', [id]);
    });
  }
}
