/** Integration files that only `npm run test:full` runs (Jest's project "slow"), each with its reason. */
export const FULL_ONLY: Readonly<Record<string, string>> = {
  'modules/profiles/hostile-texts.int.test.ts': 'saves many generated texts in every section of a profile',
  'modules/reporting/report-limits.int.test.ts': 'waits for a report to reach its time limit',
  'test/engines/application-sequences.int.test.ts': 'plays many generated sequences of moves',
  'test/engines/boot-exposed.test.ts': 'starts the build in a process for each refused configuration',
  'test/engines/boot.test.ts': 'starts and kills the build in processes of its own',
  'test/engines/demo-data.int.test.ts': 'loads and removes all demo data on both sets',
  'test/engines/dockerfile.test.ts': 'installs the packages and builds the pages a second time',
  'test/engines/kept-counts.int.test.ts': 'plays many generated sequences of moves',
  'test/engines/list-queries.int.test.ts': 'needs bulk data of 20,000 postings',
  'test/engines/listing-times.int.test.ts': 'walks through the times of listings on both sets',
  'test/engines/log-format.int.test.ts': 'starts the build in processes of its own',
  'test/engines/redelivery.int.test.ts': 'waits for deliveries to become overdue',
  'test/engines/work-reads.int.test.ts': 'needs bulk data',
  'test/security/methods.int.test.ts': 'sends every method to every route',
  'test/security/slow-requests.int.test.ts': 'waits for requests to run into their time limits',
};
