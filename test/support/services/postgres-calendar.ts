import pg from 'pg';

/** PostgreSQL's functions that return a time: name, C function, volatility. */
const FUNCTIONS = [
  ['now', 'now', 'stable'],
  ['transaction_timestamp', 'now', 'stable'],
  ['statement_timestamp', 'statement_timestamp', 'stable'],
  ['clock_timestamp', 'clock_timestamp', 'volatile'],
];

/**
 * Shifts the clock of a database, and of those that are copied from it, as libfaketime shifts the clock of Node
 * (scripts/support/calendar.mjs). Keywords such as CURRENT_TIMESTAMP keep the true time.
 */
export async function shiftClock(databaseUrl: string): Promise<void> {
  const seconds = process.env.FAKETIME;
  if (!seconds) return;
  const statements = FUNCTIONS.map(
    ([name, source, volatility]) => `
      create function pg_catalog.true_${name}() returns timestamptz language internal ${volatility} as '${source}';
      create or replace function pg_catalog.${name}() returns timestamptz language sql ${volatility} as
        $$ select pg_catalog.true_${name}() + interval '${seconds} seconds' $$;`,
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statements.join('\n')).finally(() => client.end());
}
