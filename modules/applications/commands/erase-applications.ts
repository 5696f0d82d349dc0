import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { EraseApplications } from '../contract/commands.js';
import { deleteFileRows } from './delete-files.js';

@CommandHandler(EraseApplications)
export class EraseApplicationsHandler implements ICommandHandler<EraseApplications> {
  constructor(private readonly database: Database) {}

  execute({ userId }: EraseApplications): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await em.execute('delete from application_reader where reader_id = ?', [userId]);
      const applications = await em.execute<{ id: string }[]>(
        "delete from application where user_id = ? and type <> 'submitted' returning id",
        [userId],
      );
      return deleteFileRows(
        em,
        applications.map(({ id }) => id),
      );
    });
  }
}
