import pg from 'pg';
import { LISTENER_NAME } from '#platform/database/notification-listener.js';
import { BootError } from './boot-error.js';

/** Excludes connections reserved for superusers and those beyond the limits of the role or the database. */
const LIMIT = `
  select least(
           current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
             - coalesce(current_setting('reserved_connections', true), '0')::int,
           (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
           (select nullif(datconnlimit, -1) from pg_database where datname = current_database())) as limit,
         (select count(*)::int from pg_stat_activity where application_name = $1) as "runningInstances"`;

/** The connections that PostgreSQL allows us, and the number of instances that are connected already. */
export interface ConnectionCapacity {
  limit: number;
  runningInstances: number;
}

/** Throws BootError when not even this instance fits. */
export async function readConnectionCapacity(databaseUrl: string, wanted: number): Promise<ConnectionCapacity> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<ConnectionCapacity>(LIMIT, [LISTENER_NAME]).finally(() => client.end());
  const [capacity = { limit: 0, runningInstances: 0 }] = rows;
  if (wanted <= capacity.limit) return capacity;
  throw new BootError(
    `PostgreSQL has ${capacity.limit} connections for us and DATABASE_CONNECTIONS is ${wanted}: ` +
      'lower that, or raise max_connections of PostgreSQL.',
  );
}

/** Describes how many instances of this size fit. */
export function describeCapacity({ limit }: ConnectionCapacity, wanted: number): string {
  const fit = Math.floor(limit / wanted);
  return `${limit} connections, ${wanted} for each of ${fit} ${fit === 1 ? 'instance' : 'instances'}`;
}

/** A sentence that says what to do when no further instance fits; null otherwise. */
export function capacityProblem({ limit, runningInstances }: ConnectionCapacity, wanted: number): string | null {
  if (runningInstances < Math.floor(limit / wanted)) return null;
  return (
    `PostgreSQL has ${describeCapacity({ limit, runningInstances }, wanted)}, and ${runningInstances} run already: lower ` +
    'DATABASE_CONNECTIONS or raise max_connections of PostgreSQL, or requests under load are answered 503.'
  );
}
