import {
  type DataOwner,
  SharesUserData,
  type UserDataExport,
  type UserDataShare,
} from '#modules/identity/contract/user-data.js';
import { Database } from '#platform/database/database.js';

const ABOUT = 'The reports that you saved to run them again, with their filters.';

const OWN = `
  select id, name, report, is_shared as "isShared", created_at as "createdAt", updated_at as "changedAt"
    from report_definition where owner_id = ? order by id`;

/** Without its filter, a report of one person would become one of everybody. */
const ERASE = `
  delete from report_definition
   where owner_id = ?
      or exists (select from jsonb_array_elements(report -> 'params') as param
                  where param ->> 'name' = 'email' and lower(btrim(param ->> 'value')) = lower(?))`;

@SharesUserData(['saved reports'])
export class SavedReportsShare implements UserDataShare {
  constructor(private readonly database: Database) {}

  async export({ id: userId }: DataOwner): Promise<UserDataExport> {
    const rows = await this.database.lookup<{ createdAt: string; changedAt: string }>(OWN, [userId]);
    const content = rows.map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
      changedAt: new Date(row.changedAt).toISOString(),
    }));
    return { parts: [{ fileName: 'saved-reports.json', about: ABOUT, content }], files: [] };
  }

  /** Also erases the reports of anybody that filter by the address. */
  erase({ id, email }: DataOwner): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await em.execute(ERASE, [id, email]);
      return [];
    });
  }
}
