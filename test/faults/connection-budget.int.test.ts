import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DEMO_ORGANIZATIONS } from '#modules/identity/contract/demo.js';
import { eventually } from '../support/eventually.js';
import { jobPayload } from '../support/fixtures/job-payload.js';
import { jobForm } from '../support/fixtures/postings.js';
import { PASSWORD } from '../support/fixtures/users.js';
import type { Caller } from '../support/http.js';
import { Server } from '../support/instances/server.js';
import { startPostgres } from '../support/services/postgres.js';
import type { Running } from '../support/services/processes.js';

const CLIENTS = 60;
const SEARCHES = 480;
const WRITERS = 24;
const DEFAULT = 24;
const WORDS = ['teacher', 'math', 'nurse', 'bus driver', 'principal', 'special education', 'art', 'science'];

describe('two instances of role all on one PostgreSQL with its default of 100 connections', () => {
  let postgres: Running;
  let dataDir: string;
  let outside: pg.Client;
  let environment: Record<string, string>;
  const servers: Server[] = [];
  const start = async () => void servers.push(await Server.start(environment));

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'career-gateway-'));
    postgres = await startPostgres({ max_connections: '100' });
    environment = { NODE_ENV: 'test', DATABASE_URL: postgres.url, DATA_DIR: dataDir, HOME: dataDir, DEMO: 'true' };
    outside = new pg.Client({ connectionString: postgres.url });
    await outside.connect();
    await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await outside?.end();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(`answer ${SEARCHES} searches of ${CLIENTS} clients beside ${WRITERS} writers without one 503, within their budget`, async () => {
    const api = (turn: number) => servers[turn % servers.length]?.api as Caller;
    const { body: session } = await api(0).post('/api/auth/signin', {
      body: { email: 'poster@demo.example', password: PASSWORD },
    });
    const { body: positions } = await api(0).get('/api/positions');
    const [organization] = DEMO_ORGANIZATIONS;
    const payload = jobPayload({ organization, position: positions.items[0].id });
    const statuses: number[] = [];
    let most = 0;
    let turn = 0;
    let over = false;
    const search = async (): Promise<void> => {
      while (turn < SEARCHES) {
        const at = turn++;
        const words = encodeURIComponent(WORDS[at % WORDS.length] ?? '');
        const path = `/api/jobs?positionTitle=${words}&facets=true&offset=${at % 7}&limit=${10 + (at % 20)}`;
        statuses.push((await api(at).get(path)).status);
      }
    };
    const write = async (n: number): Promise<void> => {
      while (!over)
        statuses.push((await api(n).post('/api/jobs', { as: session.accessToken, form: jobForm(payload) })).status);
    };
    const count = async (): Promise<void> => {
      const sql = `select count(*)::int as n from pg_stat_activity where application_name like 'career-gateway%'`;
      while (!over) most = Math.max(most, (await outside.query(sql)).rows[0].n);
    };
    const beside = [...Array.from({ length: WRITERS }, (_, n) => write(n)), count()];
    await Promise.all(Array.from({ length: CLIENTS }, search));
    over = true;
    await Promise.all(beside);
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    expect(statuses.length).toBeGreaterThan(SEARCHES);
    expect(most).toBeLessThanOrEqual(2 * DEFAULT);
  });

  it('say at boot how many instances fit; a further one is warned, and one that can never fit ends', async () => {
    expect(servers.at(-1)?.output).toContain(`97 connections, ${DEFAULT} for each of 4 instances`);
    const third = Server.spawn({ ...environment, DATABASE_CONNECTIONS: '40' });
    await eventually(() => expect(third.output).toContain('40 for each of 2 instances, and 2 run already: lower'));
    await third.stop('SIGKILL');
    const { code, output } = await Server.spawn({ ...environment, DATABASE_CONNECTIONS: '98' }).end();
    expect(output.trim()).toBe(
      'PostgreSQL has 97 connections for us and DATABASE_CONNECTIONS is 98: lower that, or raise max_connections of PostgreSQL.',
    );
    expect(code).toBe(1);
  });
});
