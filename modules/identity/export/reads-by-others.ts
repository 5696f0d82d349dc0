import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type JobSummary, JobsByIds } from '#modules/postings/contract/queries.js';
import { Database } from '#platform/database/database.js';
import type { ExportedPart } from '../contract/queries.js';

const ABOUT = 'Who else read your account, your profile, your applications or your files, and when.';

/** The indexes fact_of_user and fact_of_users find them; `userId` is the user whose data was read. */
const READS = `
  with read as (
    select * from fact where payload->>'userId' = ?::text
       and name in ('AccountViewed', 'ProfileViewed', 'ProfileDocumentViewed', 'ApplicationViewed', 'ApplicationFileViewed')
    union all
    select * from fact where payload->'userIds' @> jsonb_build_array(?::text) and name = 'CandidatesReported'
  )
  select f.name, f.occurred_at as "at", f.payload->>'jobId' as "jobId",
         coalesce(f.payload->>'fileId', f.payload->>'documentId') as "fileId",
         reader.first_name || ' ' || reader.last_name as reader, coalesce(reader.organizations, '{}') as organizations
    from read f left join account reader on reader.id = f.actor_id
   where f.actor_id <> ?::uuid
   order by f.seq`;

const WHAT = {
  AccountViewed: 'Your account',
  ProfileViewed: 'Your profile',
  ProfileDocumentViewed: 'A document of your profile',
  ApplicationViewed: 'Your application',
  ApplicationFileViewed: 'A file of your application',
  CandidatesReported: 'Your row in a report of candidates',
} as const;

interface Row {
  name: keyof typeof WHAT;
  at: string;
  jobId: string | null;
  fileId: string | null;
  /** Null for a removed account. */
  reader: string | null;
  /** Account numbers. */
  organizations: string[];
}

/** The readers of a user's data, with their present names and the employer whose posting they belong to. */
@Injectable()
export class ReadsByOthers {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  /** `paths` are those of files in the download, by the ids of the files. */
  async of(userId: string, paths: ReadonlyMap<string, string>): Promise<ExportedPart> {
    const rows = await this.database.lookup<Row>(READS, [userId, userId, userId]);
    const jobs = await this.jobsOf(rows);
    const content = rows.map(({ name, at, jobId, fileId, reader, organizations }) => {
      const job = jobs.get(jobId ?? '');
      const isOfEmployer = job && organizations.includes(job.organization.accountNumber);
      return {
        at: new Date(at).toISOString(),
        by: reader ?? 'A removed account',
        organization: isOfEmployer ? job.organization.accountName : null,
        what: WHAT[name],
        posting: job?.title ?? null,
        file: (fileId && paths.get(fileId)) ?? null,
      };
    });
    return { fileName: 'reads-by-others.json', about: ABOUT, content };
  }

  private async jobsOf(rows: readonly Row[]): Promise<ReadonlyMap<string, JobSummary>> {
    const ids = [...new Set(rows.flatMap(({ jobId }) => jobId ?? []))];
    const jobs = ids.length ? await this.queries.execute(new JobsByIds(ids)) : [];
    return new Map(jobs.map((job) => [job.id, job]));
  }
}
