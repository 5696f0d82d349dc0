import { AllPositions, OrganizationsByNumbers } from '../../modules/directory/contract/questions.js';
import { Geography } from '../../modules/directory/read/geography.js';
import { JobPayload } from '../../modules/postings/contract/api.js';
import { GEOGRAPHIES } from '../../modules/postings/contract/api-lists.js';
import { BulkJobs } from '../../modules/postings/demo/bulk-jobs.js';
import { Ask } from '../../src/platform/ask.js';
import type { TestApp } from '../support/app.js';
import { dayFromToday, jobPayload } from '../support/job-payload.js';
import type { Hidden } from './hidden.js';
import { written } from './wording.js';

/** Days over which the postings began. */
const SPREAD_DAYS = 40;

/** Puts the postings into the database as rows and builds the index. */
export async function seed(app: TestApp, postings: readonly Hidden[]): Promise<void> {
  const ask = app.service(Ask);
  const positions = await ask.of(new AllPositions());
  const organizations = await ask.of(new OrganizationsByNumbers(postings.map(({ employer }) => employer.number)));
  const { counties } = new Geography();
  const bulk = app.service(BulkJobs);
  await bulk.insert(
    postings.map((hidden) => {
      const { role, level, employer } = hidden;
      const position = positions.find(({ name }) => name === ((level && role.positionAt?.[level]) || role.position));
      const organization = organizations.find(({ accountNumber }) => accountNumber === employer.number);
      if (!position || !organization) throw new Error(`Posting ${hidden.number} cannot be made.`);
      const region = counties[employer.place.county - 1]?.region;
      const payload = jobPayload({
        ...{ ...written(hidden), organization: employer.number, position: position.id, iu: employer.iu },
        ...{ city: employer.place.city, zipCode: employer.place.zip, county: employer.place.county },
        geography: GEOGRAPHIES.find((code) => code === region) ?? 'ST',
        isRemote: hidden.isRemote,
        externalListingNumber: hidden.number,
        startDate: dayFromToday(-(hidden.index % SPREAD_DAYS)),
      });
      return { payload: JobPayload.parse(payload), organization, position, stage: 'open' as const };
    }),
  );
  await bulk.index();
}
