import type { Database } from '#platform/database/database.js';
import type { InputOrder } from '../contract/api/form.js';

/**
 * Notes input of a form as its latest, and returns a row unless later input of that form is known. Requests of one form
 * wait for each other here, so that an autosave which arrives during or after a Save does not bring back what was
 * saved.
 */
export const NOTE_INPUT = `
  insert into job_form_input as known (account_id, form_id, sequence, received_at)
  values (?, ?, ?, clock_timestamp())
  on conflict (account_id, form_id) do update
     set sequence = excluded.sequence, received_at = excluded.received_at
   where known.sequence <= excluded.sequence
  returning account_id`;

const END = `
  delete from job_autosave
   where account_id = ? and job_id is not distinct from ?::uuid and (form_id = ? or saved_at = ?::timestamptz)`;

/**
 * Removes what the form kept or answered, in the surrounding transaction of a Save or Post, unless the form has sent
 * later input. To be called first there: an autosave locks its form before the posting too. Two statements, since the
 * second has to see what an autosave wrote for which the first waited.
 */
export async function endAutosave(
  database: Database,
  accountId: string,
  jobId: string | null,
  input: InputOrder | undefined,
): Promise<void> {
  if (!input || !(await database.rows(NOTE_INPUT, [accountId, input.form, input.sequence])).length) return;
  await database.rows(END, [accountId, jobId, input.form, input.answered ?? null]);
}
