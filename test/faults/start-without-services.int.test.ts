import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobList } from '#modules/job-search/contract/api/search.js';
import { JOB_SEARCH } from '#modules/job-search/index/job-search.index.js';
import { IndexUpdater } from '#platform/search/read-index/index-updater.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { createEmployer, createOpenJob, type Employer } from '../support/fixtures/applying.js';
import { PASSWORD } from '../support/fixtures/users.js';
import type { Caller } from '../support/http.js';
import { environmentBeside } from '../support/instances/beside.js';
import { answerInstead } from '../support/instances/elasticsearch-faults.js';
import { FaultProxy } from '../support/instances/fault-proxy.js';
import { Server } from '../support/instances/server.js';
import { LocalRedis } from '../support/services/redis.js';
import { startSmtp, type TestSmtp } from '../support/smtp.js';

const RECOVERY_TIMEOUT_MS = 30_000;

(SETS.includes('distributed') ? describe : describe.skip)(
  'F5, F6 instances start while Redis and Elasticsearch are away',
  () => {
    const close: (() => Promise<unknown>)[] = [];
    let app: TestApp;
    let boss: Employer;
    /** A job that the index in the database has. */
    let indexed: string;
    let smtp: TestSmtp;
    beforeAll(async () => {
      app = await startApp({ env: { ROLE: 'api' } });
      boss = await createEmployer(app);
      indexed = await createOpenJob(app, boss);
      await app.service(IndexUpdater).refresh(JOB_SEARCH.name, [indexed]);
      smtp = await startSmtp();
    });
    afterAll(async () => {
      for (const one of close.reverse()) await one();
      await smtp?.close();
      await app?.close();
    });

    const startInstance = async (role: 'api' | 'worker', services: Record<string, string>) => {
      const env = { ...environmentBeside(app, 'distributed', role), ...services, SMTP_URL: smtp.url };
      const server = await Server.start(env);
      close.push(() => server.stop());
      return server;
    };
    const startRedis = async () => {
      const redis = await LocalRedis.start();
      close.push(() => redis.stop());
      return redis;
    };
    const startProxy = async () => {
      const proxy = await FaultProxy.before(process.env.TEST_ELASTICSEARCH_URL ?? '');
      close.push(() => proxy.close());
      return proxy;
    };
    const search = async (api: Caller, as: string) => (await api.get<JobList>('/api/jobs', { as })).body;

    it('they serve what they can, and take up both once they are back, without a restart', async () => {
      const [redis, proxy] = [await startRedis(), await startProxy()];
      await redis.stop();
      await proxy.stopAccepting();
      const services = { REDIS_URL: redis.url, ELASTICSEARCH_URL: proxy.url };
      const server = await startInstance('api', services);
      const worker = await startInstance('worker', services);
      for (const { output } of [server, worker])
        expect(output).toMatch(/^Redis does not answer [\s\S]*^Elasticsearch does not answer /m);

      const { api } = server;
      const { status, body: session } = await api.post('/api/auth/signin', {
        body: { email: boss.email, password: PASSWORD },
      });
      expect(status).toBe(200);
      const id = await createOpenJob({ ...app, post: api.post }, boss);
      expect(await api.get(`/api/jobs/${id}`)).toMatchObject({ status: 200, body: { id } });
      // The job waits in the queue; what the database has in its index is found.
      expect(await search(api, session.accessToken)).toMatchObject({ totalItemsCount: 1, items: [{ id: indexed }] });
      expect(await api.get(`/api/jobs/${id}/similar`)).toMatchObject({
        status: 200,
        body: { items: [{ id: indexed }] },
      });
      expect((await api.get('/api/health/ready')).body.engines).toMatchObject({
        database: 'ok',
        queue: 'unavailable',
        search: 'unavailable',
      });
      await api.delete(`/api/users/${boss.email}/password`);
      const waitingIsLogged = () => expect(worker.output.match(/The outbox waits/g)).toHaveLength(1);
      await eventually(waitingIsLogged);

      await redis.start();
      await proxy.accept();
      await eventually(
        async () => {
          const found = await search(api, session.accessToken);
          expect(found.items.map((item) => item.id).sort()).toEqual([id, indexed].sort());
          expect(smtp.delivered.flatMap(({ to }) => to)).toEqual([boss.email]);
          expect((await api.get('/api/health/ready')).body).toMatchObject({
            status: 'ok',
            engines: { queue: 'ok', search: 'ok' },
          });
        },
        { within: RECOVERY_TIMEOUT_MS },
      );
      waitingIsLogged();
      expect(worker.output.match(/The outbox goes on/g)).toHaveLength(1);
    });

    it('they say whose login is refused, and search in the database meanwhile', async () => {
      const [redis, proxy] = [await startRedis(), await startProxy()];
      const refusal = { error: { type: 'security_exception', reason: 'unable to authenticate' }, status: 401 };
      answerInstead(proxy, () => [401, refusal]);
      const withLogin = (url: string) => url.replace('//', '//somebody:secret@');
      const { output, api } = await startInstance('api', {
        REDIS_URL: withLogin(redis.url),
        ELASTICSEARCH_URL: withLogin(proxy.url),
      });
      expect(output).toMatch(/^Redis does not answer .*WRONGPASS.*correct REDIS_URL/m);
      expect(output).toMatch(/^Elasticsearch does not answer .*security_exception.*correct ELASTICSEARCH_URL/m);
      expect(output).not.toContain('secret');
      expect((await search(api, boss.token)).items.map((item) => item.id)).toContain(indexed);
    });
  },
);
