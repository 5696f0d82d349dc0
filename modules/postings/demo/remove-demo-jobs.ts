import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import { FileReferences } from '#platform/files/file-references.js';
import { FileStore } from '#platform/files/file-store.js';
import { JobIndex } from '../contract/job-index.js';
import { PostingsApi } from '../contract/postings-api.js';

/** Removes the postings of demo accounts, with their files and search documents. */
@Injectable()
export class RemoveDemoJobs {
  constructor(
    private readonly identity: IdentityApi,
    private readonly postings: PostingsApi,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly references: FileReferences,
    private readonly index: JobIndex,
  ) {}

  /** Runs after the applications, which reference their postings. */
  async run(): Promise<Record<string, number>> {
    const people = await this.identity.demoAccountIds();
    const ids = await this.postings.jobIdsOfCreators(people);
    const { unreferenced, ...removed } = await this.database.transaction(async (em) => {
      const files = await em.execute<{ key: string }[]>(
        'delete from job_file where job_id = any(?::uuid[]) returning key',
        [toArrayLiteral(ids)],
      );
      await em.execute('delete from posting_template where created_by = any(?::uuid[])', [toArrayLiteral(people)]);
      for (const table of ['job_autosave', 'job_form_input'])
        await em.execute(`delete from ${table} where account_id = any(?::uuid[])`, [toArrayLiteral(people)]);
      await em.execute('delete from job where id = any(?::uuid[])', [toArrayLiteral(ids)]);
      await em.execute(
        `update job set reviewers = array(select one from unnest(reviewers) as one where one <> all(?::uuid[]))
         where reviewers && ?::uuid[]`,
        [toArrayLiteral(people), toArrayLiteral(people)],
      );
      const unreferenced = await this.references.unreferenced(
        em,
        files.map(({ key }) => key),
      );
      return { unreferenced, postings: ids.length, files: files.length };
    });
    await this.index.refresh(ids);
    for (const key of unreferenced) await this.files.delete(key);
    return removed;
  }
}
