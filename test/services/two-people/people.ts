import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../support/app.js';
import { addDocument, createSeeker, EDUCATION, REFERENCES, upload } from '../../support/fixtures/applying.js';
import { exportPath } from '../../support/fixtures/data-export.js';
import { createSignedInUser, PASSWORD } from '../../support/fixtures/users.js';
import { jsonForm } from '../../support/json-form.js';
import { done, type TwoPeople, type World } from './line.js';

const CONTACT = { contactName: 'Rachel', contactSurname: 'Hoover', cellPhone: '(717)555-0186' };
const job = (titleOther: string) => ({ title: 'Other', titleOther, companyName: 'x', startDate: 'May 2020' });

const profileOf = (app: TestApp, { seeker }: World) =>
  app.get('/api/users/profile/data', { as: seeker.token }).then(({ body }) => body);

/** Administrators who save another value each of a section that both have open. */
const section =
  (path: string, name: string, bodies: readonly [object, object]): TwoPeople =>
  async (app, world) => {
    const { version } = { version: (await profileOf(app, world)).versions[name] };
    const save = (as: string, body: object) => app.patch(`/api/users/${world.seeker.id}/${path}`, { as, body });
    return {
      outcome: 'told',
      first: () => save(world.first.token, { ...bodies[0], version }),
      second: () => save(world.second.token, { ...bodies[1], version }),
      bare: () => save(world.second.token, bodies[1]),
      read: () => profileOf(app, world),
    };
  };

/** The same write twice, by one person on two devices. */
const twice =
  (write: (app: TestApp, me: World['seeker']) => ReturnType<TestApp['get']>, state: string): TwoPeople =>
  async (app) => {
    const me = await createSeeker(app);
    return {
      outcome: 'same',
      first: () => write(app, me),
      second: () => write(app, me),
      read: () => app.rows(state, [me.id]),
    };
  };

const documents = (fileName: string) => {
  const form = jsonForm({ fileData: [{ fileName, documentType: 'RESU' }] });
  form.append('files', upload(), fileName);
  return form;
};

/** Of somebody who asks for the right to post. */
async function request(app: TestApp, { seeker, first }: World): Promise<string> {
  await done(
    app.post('/api/common/job-posting', { as: seeker.token, body: { organization: `School ${randomUUID()}` } }),
  );
  return (await app.get('/api/posting-access-requests', { as: first.token })).body.items[0].id;
}

const requests = (app: TestApp) => app.rows('select id, status, decided_by from posting_access_request order by id');

export const PEOPLE: Record<string, TwoPeople> = {
  'PATCH /api/users/:id/contact-details': section('contact-details', 'contactDetails', [
    { ...CONTACT, city: 'Lititz' },
    { ...CONTACT, city: 'Ephrata' },
  ]),
  'PATCH /api/users/:id/preferences': section('preferences', 'preferences', [{ doctorate: 1 }, { nonTraditional: 1 }]),
  'PATCH /api/users/:id/education': section('education', 'education', [
    { educations: [] },
    { educations: [EDUCATION, { ...EDUCATION, name: 'Elizabethtown College' }] },
  ]),
  'PATCH /api/users/:id/career': section('career', 'career', [{ careers: [job('Aide')] }, { careers: [job('Coach')] }]),
  'PATCH /api/users/:id/employment-questions': section('employment-questions', 'employmentQuestions', [
    { veteransPreference: 1, honorableDischarge: 1 },
    { veteransPreference: 0 },
  ]),
  'PATCH /api/users/:id/references': section('references', 'references', [
    { references: REFERENCES.slice(1) },
    { references: REFERENCES.slice(2) },
  ]),
  'PATCH /api/users/:id/supporting-documents': async (app, { seeker }) => ({
    outcome: 'both',
    first: () =>
      app.patch(`/api/users/${seeker.id}/supporting-documents`, { as: seeker.token, form: documents('a.pdf') }),
    second: () =>
      app.patch(`/api/users/${seeker.id}/supporting-documents`, { as: seeker.token, form: documents('b.pdf') }),
    read: () => app.rows('select id from profile_document where user_id = ? and removed_at is null', [seeker.id]),
  }),
  'PATCH /api/users/:id/supporting-documents/admin': async (app, { first, second, seeker }) => {
    const id = await addDocument(app, seeker, 'letter.pdf', { documentType: 'RESU' });
    const remove = (as: string) =>
      app.patch(`/api/users/${seeker.id}/supporting-documents/admin`, {
        as,
        form: jsonForm({ fileData: [{ id, deleted: true }] }),
      });
    return {
      outcome: 'refused',
      first: () => remove(first.token),
      second: () => remove(second.token),
      read: () => app.rows('select id from profile_document where user_id = ? and removed_at is null', [seeker.id]),
    };
  },
  'DELETE /api/users/profile/new-sections': twice(
    (app, me) => app.delete('/api/users/profile/new-sections', { as: me.token }),
    'select has_new_sections from profile where user_id = ?',
  ),

  'PATCH /api/users/:id/welcome': twice(
    (app, { id, token }) => app.patch(`/api/users/${id}/welcome`, { as: token, body: { role: 'jobSeeker' } }),
    'select privileges, terms_accepted_at is not null as accepted from account where id = ?',
  ),
  'PATCH /api/users/:id/terms-and-conditions': twice(
    (app, { id, token }) => app.patch(`/api/users/${id}/terms-and-conditions`, { as: token }),
    'select terms_accepted_at is not null as accepted from account where id = ?',
  ),
  'PATCH /api/users/:id/settings': async (app) => {
    const { id, email, token } = await createSignedInUser(app);
    const save = (zipCode: string) =>
      app.patch(`/api/users/${id}/settings`, {
        as: token,
        body: { email, isEmailReceiver: true, currentPassword: PASSWORD, zipCode, searchDistance: 50 },
      });
    return {
      outcome: 'last',
      first: () => save('17601'),
      second: () => save('17602'),
      read: () => app.rows('select search_zip_code from account where id = ?', [id]),
    };
  },
  'POST /api/users/:id/removal': twice(
    (app, { id, token }) => app.post(`/api/users/${id}/removal`, { as: token, body: { currentPassword: PASSWORD } }),
    'select removal_due_at is not null as leaves from account where id = ?',
  ),
  'DELETE /api/users/:id/removal': twice(
    (app, { id, token }) => app.delete(`/api/users/${id}/removal`, { as: token }),
    'select removal_due_at is not null as leaves from account where id = ?',
  ),
  'POST /api/users/:id/data-export': twice(
    (app, me) => app.post(exportPath(me), { as: me.token }),
    'select id from data_export where account_id = ?',
  ),
  'POST /api/common/job-posting': async (app) => {
    const me = await createSignedInUser(app);
    const body = { organization: `School ${randomUUID()}` };
    const ask = () => app.post('/api/common/job-posting', { as: me.token, body });
    return { outcome: 'refused', first: ask, second: ask, read: () => requests(app) };
  },
  'PATCH /api/posting-access-requests/:id/grant': async (app, world) => {
    const path = `/api/posting-access-requests/${await request(app, world)}`;
    const body = { privilege: 1, organization: world.boss.organization };
    return {
      outcome: 'refused',
      first: () => app.patch(`${path}/decline`, { as: world.first.token, body: { reason: 'Unknown here' } }),
      second: () => app.patch(`${path}/grant`, { as: world.second.token, body }),
      read: () => requests(app),
    };
  },
  'PATCH /api/posting-access-requests/:id/decline': async (app, world) => {
    const path = `/api/posting-access-requests/${await request(app, world)}`;
    const body = { privilege: 1, organization: world.boss.organization };
    return {
      outcome: 'refused',
      first: () => app.patch(`${path}/grant`, { as: world.first.token, body }),
      second: () => app.patch(`${path}/decline`, { as: world.second.token, body: { reason: 'Unknown here' } }),
      read: () => requests(app),
    };
  },
};
