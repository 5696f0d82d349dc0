import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { CONTACT, createSeeker, EDUCATION, REFERENCES, type Seeker, upload } from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let seeker: Seeker;
let manager: TestUser;
let superAdmin: TestUser;
beforeAll(async () => {
  app = await sharedApp();
  seeker = await createSeeker(app);
  manager = await createSignedInUser(app, { privileges: [4] });
  superAdmin = await createSignedInUser(app, { privileges: [8] });
});

const open = (id: string, as: TestUser) => app.get(`/api/users/user-profile/${id}`, { as: as.token });
const save = (id: string, section: string, body: object, as: TestUser) =>
  app.patch(`/api/users/${id}/${section}`, { as: as.token, body });
const BODIES = {
  'contact-details': { ...CONTACT, city: 'Ephrata' },
  preferences: { location: 'Statewide', zipCode: '17522' },
  education: { educations: [{ ...EDUCATION, name: 'Penn State' }] },
  career: { careers: [], hasNone: true },
  'employment-questions': { veteransPreference: 1, honorableDischarge: 1 },
  references: { references: REFERENCES },
};
const EVENTS = [
  'ContactDetailsSaved',
  'PreferencesSaved',
  'EducationSaved',
  'CareerSaved',
  'EmploymentQuestionsSaved',
  'ReferencesSaved',
];
const eventsOf = async (name: string) =>
  app.rows<{ actorId: string; payload: object }>(
    'select actor_id as "actorId", payload from fact where name = ? and payload ->> \'userId\' = ? order by id',
    [name, seeker.id],
  );

describe("another user's profile", () => {
  it('[W17.18] is changed in each section by a user manager, as an event of that manager', async () => {
    for (const [section, body] of Object.entries(BODIES)) {
      const { status } = await save(seeker.id, section, body, manager);
      expect([section, status]).toEqual([section, 200]);
    }
    const { body } = await open(seeker.id, manager);
    expect(body).toMatchObject({
      userId: seeker.id,
      canEdit: true,
      contactDetails: { city: 'Ephrata' },
      preferencesDetails: { location: 'Statewide', zipCode: '17522' },
      educationDetails: [{ name: 'Penn State' }],
    });
    expect(body).toMatchObject({
      hasNoCareer: true,
      employmentQuestions: { veteransPreference: 1, honorableDischarge: 1 },
      referencesDetails: REFERENCES,
    });
    for (const name of EVENTS) expect([name, (await eventsOf(name)).at(-1)?.actorId]).toEqual([name, manager.id]);
  });

  it("[W3.9] gets documents by the administrators' call only", async () => {
    const form = () => {
      const data = new FormData();
      data.append('files', upload(), 'letter.pdf');
      data.set('fileData', JSON.stringify([{ fileName: 'letter.pdf', documentType: 'RESU' }]));
      return data;
    };
    const path = `/api/users/${seeker.id}/supporting-documents`;
    expect((await app.patch(path, { as: manager.token, form: form() })).status).toBe(404);
    const added = await app.patch(`${path}/admin`, { as: manager.token, form: form() });
    expect(added.status).toBe(201);
    expect(added.body.supportingDocumentsDetails).toContainEqual(expect.objectContaining({ fileName: 'letter.pdf' }));
    expect((await app.patch(`${path}/admin`, { as: seeker.token, form: form() })).status).toBe(403);
  });

  it('[T40] of a Super Admin is read-only for a user manager, and open to another Super Admin', async () => {
    const boss = await createSignedInUser(app, { privileges: [8] });
    expect((await open(boss.id, manager)).body.canEdit).toBe(false);
    for (const [section, body] of Object.entries(BODIES)) {
      const { status, body: refusal } = await save(boss.id, section, body, manager);
      expect([section, status]).toEqual([section, 403]);
      expect(refusal.message).toBe('Only a Super Admin may change the profile of a Super Admin.');
    }
    const form = new FormData();
    form.set('fileData', '[]');
    const path = `/api/users/${boss.id}/supporting-documents/admin`;
    expect((await app.patch(path, { as: manager.token, form })).status).toBe(403);
    expect((await open(boss.id, superAdmin)).body.canEdit).toBe(true);
    expect((await save(boss.id, 'preferences', {}, superAdmin)).status).toBe(200);
  });

  it('leaves a record of each reading by another, of documents too, and none of its owner', async () => {
    const before = await eventsOf('ProfileViewed');
    await open(seeker.id, manager);
    await app.get('/api/users/profile/data', { as: seeker.token });
    const viewed = (await eventsOf('ProfileViewed')).slice(before.length);
    const read = { actorId: manager.id, payload: { userId: seeker.id } };
    expect(viewed).toEqual([read]);
    // A save answers with the profile.
    expect((await save(seeker.id, 'employment-questions', BODIES['employment-questions'], manager)).status).toBe(200);
    expect((await eventsOf('ProfileViewed')).slice(before.length)).toEqual([read, read]);
    await app.get(`/api/users/files/${seeker.resumeId}`, { as: seeker.token });
    await app.get(`/api/users/files/admin/${seeker.resumeId}`, { as: manager.token });
    expect(await eventsOf('ProfileDocumentViewed')).toEqual([
      { actorId: manager.id, payload: { userId: seeker.id, documentId: seeker.resumeId } },
    ]);
  });

  it('leaves one record of each of many readings at the same time, and none of those refused', async () => {
    const other = await createSeeker(app);
    const eventsAbout = () =>
      app.rows<{ name: string; actor: string; batch: string; number: number }>(
        `select name, actor_id as actor, aggregate_id as batch, number from fact
          where name like 'Profile%Viewed' and payload ->> 'userId' = ? order by seq`,
        [other.id],
      );
    const read = (as: TestUser, at: number) =>
      at % 4 < 2 ? open(other.id, as) : app.get(`/api/users/files/admin/${other.resumeId}`, { as: as.token });
    for (const at of [0, 2]) expect((await read(seeker, at)).status).toBe(403);
    expect((await app.get(`/api/users/files/${other.resumeId}`, { as: seeker.token })).status).toBe(404);
    expect(await eventsAbout()).toEqual([]);
    const readers = Array.from({ length: 40 }, (_, at) => (at % 2 ? manager : superAdmin));
    for (const { status } of await Promise.all(readers.map(read))) expect(status).toBe(200);
    const events = await eventsAbout();
    const expected = readers.map(({ id }, at) => `${at % 4 < 2 ? 'ProfileViewed' : 'ProfileDocumentViewed'} ${id}`);
    expect(events.map(({ name, actor }) => `${name} ${actor}`).sort()).toEqual(expected.sort());
    for (const batch of Map.groupBy(events, ({ batch }) => batch).values())
      expect(batch.map(({ number }) => number)).toEqual(batch.map((_, at) => at + 1));
  });

  it('is not found for an unknown id, whatever is sent', async () => {
    const unknown = '01939e3e-0000-7000-8000-000000000001';
    for (const [section, body] of Object.entries(BODIES))
      expect((await save(unknown, section, body, superAdmin)).status).toBe(404);
  });
});

describe('a profile that was complete with three sections', () => {
  const notice = async () => (await app.get('/api/users/profile/data', { as: seeker.token })).body.hasNewSections;
  const mark = () => app.rows('update profile set has_new_sections = true where user_id = ? returning 1', [seeker.id]);

  it('tells its owner what is new until the note is dismissed or all is complete', async () => {
    await mark();
    expect(await notice()).toBe(false);
    await save(seeker.id, 'career', { careers: [] }, seeker);
    expect(await notice()).toBe(true);
    expect((await app.delete('/api/users/profile/new-sections', { as: seeker.token })).status).toBe(204);
    expect(await notice()).toBe(false);
  });
});
