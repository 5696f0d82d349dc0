import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { SETS, type ServiceSet, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '#test/support/fixtures/postings.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { StoppedClock } from '#test/support/stopped-clock.js';

describe.each(SETS)('a change of the directory, %s', (set: ServiceSet) => {
  let app: TestApp;
  let world: PostingsFixture;
  let editor: TestUser;
  let jobId: string;
  let clock: StoppedClock;
  beforeAll(async () => {
    app = await startApp({ set });
    world = await createPostingsFixture(app);
    editor = await createSignedInUser(app, { privileges: [Privilege.ManageData, Privilege.ManageOrganizations] });
    const posting = {
      organization: HARRISBURG,
      position: world.teacher.id,
      status: 'open',
      title: 'Falconer',
    } as const;
    ({ id: jobId } = await createJob(app, world.poster, posting));
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    clock = new StoppedClock(app);
    await fillCaches();
  });
  afterEach(() => clock?.start());

  const search = async (query: string) => (await app.get(`/api/jobs?${query}`)).body;
  const suggest = async (q: string) => JSON.stringify((await app.get(`/api/jobs/suggest?q=${q}`)).body);
  const fillCaches = async () => {
    await clock.settle();
    for (const query of ['facets=true', 'q=falconer', 'q=falconer&facets=true']) await search(query);
    await suggest('hawk');
  };
  const change = async (path: string, body: object) => {
    const response = await app.patch(path, { as: editor.token, body });
    await app.idle();
    return response;
  };

  it('of a position reaches postings already there, the search, its facets, suggestions and forms', async () => {
    const path = `/api/positions/${world.teacher.id}`;
    expect((await change(path, { name: 'Hawk trainer', type: 'Other' })).status).toBe(200);
    await eventually(async () => {
      const { items, totalItemsCount } = await search('q=hawk%20trainer&positionGroup=Other');
      expect([totalItemsCount, items[0]?.position]).toEqual([
        1,
        { id: world.teacher.id, name: 'Hawk trainer', type: 'Other' },
      ]);
    });
    await eventually(async () => {
      const { facets } = await search('facets=true');
      expect(JSON.stringify(facets)).toMatch(/"value":"Other"[^}]*"count":1/);
    });
    await eventually(async () => expect(await suggest('hawk')).toContain('Hawk trainer'));
    expect((await app.get('/api/positions?searchString=hawk')).body.items).toMatchObject([{ name: 'Hawk trainer' }]);
    const { body } = await app.get(`/api/jobs/${jobId}`);
    expect(body.position).toMatchObject({ name: 'Hawk trainer' });
    const managed = await app.get('/api/jobs/admin', { as: world.manager.token });
    expect(managed.body.items[0].position.name).toBe('Hawk trainer');
  });

  it('of the approval decides on the next posting', async () => {
    await change(`/api/positions/${world.teacher.id}`, { approval: true });
    const { id } = await createJob(app, world.poster, {
      organization: HARRISBURG,
      position: world.teacher.id,
      status: 'open',
    });
    const { body } = await app.get(`/api/jobs/${id}/admin`, { as: world.manager.token });
    expect(body.status).toBe('pendingApproval');
  });

  it('of an organization reaches search, facets and suggestions, and disabling it hides its postings', async () => {
    const path = `/api/organizations/${HARRISBURG}`;
    await change(path, { accountName: 'Quetzal School District', accountType: 'Law Firm' });
    await eventually(async () => {
      const { items, facets } = await search('q=falconer&facets=true');
      expect(items[0]?.organization.accountName).toBe('Quetzal School District');
      expect(JSON.stringify(facets)).toContain('Quetzal School District');
      expect(JSON.stringify(facets)).toContain('Law Firm');
    });
    await eventually(async () => expect(await suggest('quetz')).toContain('Quetzal School District'));
    await fillCaches();
    await change(path, { action: 'disabled' });
    await eventually(async () => expect((await search('q=falconer')).totalItemsCount).toBe(0));
    await eventually(async () => expect(await suggest('quetz')).not.toContain('Quetzal'));
    await fillCaches();
    await change(path, { action: 'enabled' });
    await eventually(async () => expect((await search('q=falconer')).totalItemsCount).toBe(1));
  });
});
