/** Organizations, and positions. */
const SIZE = 2_000;

/**
 * Copies of the rows there are, so that names, types and places repeat as they do in the state's lists; in the same
 * order each time.
 */
const copiesOf = (table: string, key: string, columns: string, values: string) => `
  insert into ${table} (id, created_at, updated_at, ${columns})
  select gen_random_uuid(), now(), now(), ${values}
    from generate_series(1, ${SIZE} - (select count(*)::int from ${table})) n
    join (select *, row_number() over (order by ${key}) - 1 as i from ${table}) o
      on o.i = n % (select count(*) from ${table})`;

/** Fills the directory up to 2,000 organizations and 2,000 positions; data in bulk that are made later use them. */
export async function enlargeDirectory(execute: (sql: string) => Promise<unknown>): Promise<void> {
  await execute(
    copiesOf(
      'organization',
      'account_number',
      'account_number, account_name, account_type, city, zip, county, iu',
      "(900000000 + n)::text, o.account_name || ' ' || n, o.account_type, o.city, o.zip, o.county, o.iu",
    ),
  );
  await execute(
    copiesOf(
      'position',
      'code, name',
      'name, type, code, approval',
      "o.name || ' ' || n, o.type, 'L' || n, o.approval",
    ),
  );
  await execute('analyze organization, position');
}
