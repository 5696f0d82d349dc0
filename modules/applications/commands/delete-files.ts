import type { EntityManager } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '#platform/database/array-literal.js';

/** Deletes the rows of the files and PDFs of applications. Returns the keys of their files, each once. */
export async function deleteFileRows(em: EntityManager, applicationIds: readonly string[]): Promise<string[]> {
  const ids = toArrayLiteral(applicationIds);
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
}
