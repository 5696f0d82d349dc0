import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { Geography } from '#modules/directory/read/geography.js';
import { JobPayload } from '#modules/postings/contract/api/job.js';
import { BulkJobs } from '#modules/postings/demo/bulk-jobs.js';
import { GEOGRAPHIES } from '#modules/shared/geography.js';
import type { TestApp } from '../support/app.js';
import { dayFromToday, jobPayload } from '../support/fixtures/job-payload.js';
import type { Employer } from './ground-truth.js';

/** Start dates are spread over this many days. */
const SPREAD_DAYS = 40;

export interface JudgedPosting {
  index: number;
  /** External listing number. */
  number: string;
  title: string;
  /** HTML. */
  description: string;
  /** Name in the position catalogue. */
  position: string;
  employer: Employer;
  isRemote: boolean;
}

/** Inserts the postings and builds the index. */
export async function seedPostings(app: TestApp, postings: readonly JudgedPosting[]): Promise<void> {
  const directory = app.service(DirectoryApi);
  const positions = await directory.allPositions();
  const organizations = await directory.organizationsByNumbers(postings.map(({ employer }) => employer.number));
  const { counties } = new Geography();
  const bulk = app.service(BulkJobs);
  const [creator] = await app.rows<{ id: string }>('select id from account order by id limit 1');
  await bulk.insert(
    postings.map((posting) => {
      const { index, number, title, description, employer, isRemote } = posting;
      const position = positions.find(({ name }) => name === posting.position);
      const organization = organizations.find(({ accountNumber }) => accountNumber === employer.number);
      if (!position || !organization) throw new Error(`Posting ${number} cannot be made.`);
      const region = counties[employer.place.county - 1]?.region;
      const payload = jobPayload({
        title,
        description,
        organization: employer.number,
        position: position.id,
        iu: employer.iu,
        city: employer.place.city,
        zipCode: employer.place.zip,
        county: employer.place.county,
        geography: GEOGRAPHIES.find((code) => code === region) ?? 'ST',
        isRemote,
        externalListingNumber: number,
        startDate: dayFromToday(-(index % SPREAD_DAYS)),
      });
      const state = { status: 'open' as const, isForBoard: false };
      return { payload: JobPayload.parse(payload), organization, position, ...state };
    }),
    creator?.id ?? '',
  );
  await bulk.index();
}
