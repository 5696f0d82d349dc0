import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toArrayLiteral } from '../../../src/platform/database/array-literal.js';
import { Database } from '../../../src/platform/database/database.js';
import { EraseApplications } from '../contract/commands.js';

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
      const ids = toArrayLiteral(applications.map(({ id }) => id));
      const files = await em.execute<{ key: string | null }[]>(
        `with files as (
           delete from application_file where application_id = any(?::uuid[]) returning file_key
         ), pdfs as (
           delete from application_pdf where application_id = any(?::uuid[]) returning file_key
         )
         select file_key as key from files union select file_key from pdfs`,
        [ids, ids],
      );
      return files.flatMap(({ key }) => key ?? []);
    });
  }
}
