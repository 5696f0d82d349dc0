import { type AccountSummary, IdentityApi } from '#modules/identity/contract/identity-api.js';
import {
  type DataOwner,
  SharesUserData,
  type UserDataExport,
  type UserDataShare,
} from '#modules/identity/contract/user-data.js';
import { type JobSummary, PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';

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
         coalesce(f.payload->>'fileId', f.payload->>'documentId') as "fileId", f.actor_id as "readerId"
    from read f
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
  readerId: string;
}

/** The readers of a user's data, with their present names and the employer whose posting they belong to. */
@SharesUserData(['reads by others'])
export class ReadsByOthers implements UserDataShare {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
    private readonly identity: IdentityApi,
  ) {}

  async export({ id }: DataOwner): Promise<UserDataExport> {
    const rows = await this.database.lookup<Row>(READS, [id, id, id]);
    const [jobs, readers] = [await this.jobsOf(rows), await this.readersOf(rows)];
    const content = (paths: ReadonlyMap<string, string>) =>
      rows.map(({ name, at, jobId, fileId, readerId }) => {
        const [job, reader] = [jobs.get(jobId ?? ''), readers.get(readerId)];
        const isOfEmployer = job && reader?.organizations.includes(job.organization.accountNumber);
        return {
          at: new Date(at).toISOString(),
          by: reader ? `${reader.firstName} ${reader.lastName}` : 'A removed account',
          organization: isOfEmployer ? job.organization.accountName : null,
          what: WHAT[name],
          posting: job?.title ?? null,
          file: (fileId && paths.get(fileId)) ?? null,
        };
      });
    return { parts: [{ fileName: 'reads-by-others.json', about: ABOUT, content }], files: [] };
  }

  /** Events stay for the record. */
  async erase(): Promise<string[]> {
    return [];
  }

  private async jobsOf(rows: readonly Row[]): Promise<ReadonlyMap<string, JobSummary>> {
    const ids = [...new Set(rows.flatMap(({ jobId }) => jobId ?? []))];
    const jobs = ids.length ? await this.postings.jobsByIds(ids) : [];
    return new Map(jobs.map((job) => [job.id, job]));
  }

  private async readersOf(rows: readonly Row[]): Promise<ReadonlyMap<string, AccountSummary>> {
    const ids = [...new Set(rows.map(({ readerId }) => readerId))];
    const accounts = ids.length ? await this.identity.accountsByIds(ids) : [];
    return new Map(accounts.map((account) => [account.id, account]));
  }
}
