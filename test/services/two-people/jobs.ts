import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../support/app.js';
import { addDocument, createOpenJob, createSeeker, saveDraft, submit } from '../../support/fixtures/applying.js';
import { dayFromToday, jobPayload } from '../../support/fixtures/job-payload.js';
import { jobForm } from '../../support/fixtures/postings.js';
import { jsonForm } from '../../support/json-form.js';
import { done, type TwoPeople, type World } from './line.js';

/** By an administrator, as a board review is for administrators only. */
const job = (app: TestApp, { boss, first }: World, changes = {}) =>
  createOpenJob(app, { ...boss, token: first.token }, changes);
const jobRow = (app: TestApp, id: string) => () =>
  app.rows('select version, title, status, end_date, board_review_days, deleted_at from job where id = ?', [id]);
const versionOf = async (app: TestApp, id: string) =>
  (await app.rows<{ version: number }>('select version from job where id = ?', [id]))[0]?.version;

/** Saves the posting with another title. */
async function retitle(
  app: TestApp,
  { boss, positionId }: World,
  id: string,
  as: string,
  title: string,
  version?: number,
  status: 'open' | 'unsubmitted' = 'open',
) {
  const payload = jobPayload({ organization: boss.organization, position: positionId, title, status });
  return app.patch(`/api/jobs/${id}`, { as, form: jobForm({ ...payload, id, version }) });
}

/** A submitted application for a new posting. */
async function application(app: TestApp, world: World, changes = {}) {
  const jobId = await job(app, world, changes);
  const { id } = await done(submit(app, world.applicant, jobId));
  return { id, jobId };
}

const stage = (app: TestApp, id: string) => () =>
  app.rows('select stage, released_at is not null as released, type from application where id = ?', [id]);

/** Of one person on two devices. */
async function draft(app: TestApp, { applicant: seeker }: World, jobId: string) {
  const { id, version } = await done(saveDraft(app, seeker, jobId));
  const send = (path: string, essay: string) =>
    app.patch(`/api/applications/${path}/${jobId}`, {
      as: seeker.token,
      form: jsonForm({
        applicationData: { ...ANSWERS, essay, version, draftId: id },
        attachedFiles: [seeker.resumeId],
      }),
    });
  return { id, send, read: () => app.rows('select type, essay from application where id = ?', [id]) };
}

const ANSWERS = {
  currentSalary: '61000.00',
  expectedSalary: '65000.50',
  isBeenTerminated: 0,
  isContractTerminated: 0,
  isPerformanceAssessment: true,
  isDisclaimerAccepted: true,
};

const typed = (letter: string, values: object, version?: number) => ({
  values,
  hasFiles: false,
  form: letter.repeat(32),
  sequence: 1,
  version,
});

const BOARD = (reviewers: string[]) => ({ isBoardReview: true, boardReviewDays: dayFromToday(40), reviewers });

export const JOBS: Record<string, TwoPeople> = {
  'POST /api/jobs': async (app, { boss, positionId }) => {
    const title = `Both ${randomUUID()}`;
    const payload = jobPayload({ organization: boss.organization, position: positionId, title });
    const post = () => app.post('/api/jobs', { as: boss.token, form: jobForm(payload) });
    return {
      outcome: 'both',
      first: post,
      second: post,
      read: () => app.rows('select id from job where title = ?', [title]),
    };
  },
  'PATCH /api/jobs/:id': async (app, world) => {
    const id = await job(app, world);
    const version = await versionOf(app, id);
    return {
      outcome: 'told',
      first: () => retitle(app, world, id, world.first.token, 'Aide', version),
      second: () => retitle(app, world, id, world.second.token, 'Coach', version),
      bare: () => retitle(app, world, id, world.second.token, 'Coach'),
      read: jobRow(app, id),
    };
  },
  'PATCH /api/jobs/:id/status': async (app, world) => {
    const id = await job(app, world);
    const version = await versionOf(app, id);
    const close = (body: object) =>
      app.patch(`/api/jobs/${id}/status`, { as: world.second.token, body: { status: 'closed', ...body } });
    return {
      outcome: 'told',
      first: () => retitle(app, world, id, world.first.token, 'Aide', version),
      second: () => close({ version }),
      bare: () => close({}),
      read: jobRow(app, id),
    };
  },
  'DELETE /api/jobs/:id': async (app, world) => {
    const id = await job(app, world, { status: 'unsubmitted' });
    const version = await versionOf(app, id);
    const remove = (query: string) => app.delete(`/api/jobs/${id}${query}`, { as: world.second.token });
    return {
      outcome: 'told',
      first: () => retitle(app, world, id, world.first.token, 'Aide', version, 'unsubmitted'),
      second: () => remove(`?version=${version}`),
      bare: () => remove(''),
      read: jobRow(app, id),
    };
  },
  'DELETE /api/jobs/templates/:id': async (app, world) => {
    const jobId = await job(app, world);
    const { id } = await done(
      app.post(`/api/jobs/${jobId}/template`, { as: world.first.token, body: { name: `T ${jobId}` } }),
    );
    const remove = () => app.delete(`/api/jobs/templates/${id}`, { as: world.first.token });
    return {
      outcome: 'refused',
      first: remove,
      second: remove,
      read: () => app.rows('select id from posting_template where id = ?', [id]),
    };
  },
  'PUT /api/jobs/autosave': async (app, { boss }) => {
    const keep = (letter: string) =>
      app.put('/api/jobs/autosave', { as: boss.token, body: typed(letter, { title: `Typed ${letter}` }) });
    return {
      outcome: 'both',
      first: () => keep('a'),
      second: () => keep('b'),
      read: () =>
        app.rows('select form_id, "values" from job_autosave where account_id = ? and job_id is null', [boss.id]),
    };
  },
  'PUT /api/jobs/:id/autosave': async (app, world) => {
    const id = await job(app, world);
    const version = await versionOf(app, id);
    const keep = (letter: string) =>
      app.put(`/api/jobs/${id}/autosave`, { as: world.boss.token, body: typed(letter, { title: letter }, version) });
    return {
      outcome: 'both',
      first: () => keep('a'),
      second: () => keep('b'),
      read: () => app.rows('select form_id, "values" from job_autosave where job_id = ?', [id]),
    };
  },

  'POST /api/applications/save': async (app, world) => {
    const me = await createSeeker(app);
    const jobId = await job(app, world);
    const save = (essay: string) => saveDraft(app, me, jobId, { data: { essay, version: 0, draftId: null } });
    return {
      outcome: 'refused',
      first: () => save('One'),
      second: () => save('Two'),
      read: () => app.rows('select essay from application where job_id = ?', [jobId]),
    };
  },
  'POST /api/applications/submit': async (app, world) => {
    const jobId = await job(app, world);
    const send = (essay: string) => submit(app, world.applicant, jobId, { data: { essay } });
    return {
      outcome: 'refused',
      first: () => send('One'),
      second: () => send('Two'),
      read: () => app.rows('select id, type, essay from application where job_id = ?', [jobId]),
    };
  },
  'PATCH /api/applications/save/:jobId': async (app, world) => {
    const { send, read } = await draft(app, world, await job(app, world));
    return { outcome: 'refused', first: () => send('save', 'One'), second: () => send('save', 'Two'), read };
  },
  'PATCH /api/applications/submit/:jobId': async (app, world) => {
    const { send, read } = await draft(app, world, await job(app, world));
    return { outcome: 'refused', first: () => send('save', 'One'), second: () => send('submit', 'Two'), read };
  },
  'DELETE /api/applications/:id': async (app, world) => {
    const { id } = await application(app, world);
    const remove = () => app.delete(`/api/applications/${id}`, { as: world.applicant.token });
    return { outcome: 'refused', first: remove, second: remove, read: stage(app, id) };
  },
  'POST /api/applications/:id/again': async (app, world) => {
    const { id, jobId } = await application(app, world);
    await done(app.delete(`/api/applications/${id}`, { as: world.applicant.token }));
    const again = () => app.post(`/api/applications/${id}/again`, { as: world.applicant.token });
    return {
      outcome: 'refused',
      first: again,
      second: again,
      read: () => app.rows('select id, type from application where job_id = ? order by id', [jobId]),
    };
  },
  'PATCH /api/applications/admin/release/reviewers': async (app, world) => {
    const { id, jobId } = await application(app, world, BOARD([world.reviewer.id]));
    const version = await versionOf(app, jobId);
    const release = (as: string, days: number, seen?: number) =>
      app.patch('/api/applications/admin/release/reviewers', {
        as,
        body: { jobId, releasedApplications: [id], reviewByDate: dayFromToday(days), version: seen },
      });
    return {
      outcome: 'told',
      first: () => release(world.first.token, 50, version),
      second: () => release(world.second.token, 60, version),
      bare: () => release(world.second.token, 60),
      read: jobRow(app, jobId),
    };
  },
  'PATCH /api/applications/admin/release/applicants': async (app, world) => {
    const { id, jobId } = await application(app, world);
    const release = (as: string) =>
      app.patch('/api/applications/admin/release/applicants', { as, body: { jobId, releasedApplications: [id] } });
    return {
      outcome: 'same',
      first: () => release(world.first.token),
      second: () => release(world.second.token),
      read: () => app.rows('select released_at from application where id = ?', [id]),
    };
  },
  'PATCH /api/applications/admin/stage': async (app, world) => {
    const { id, jobId } = await application(app, world);
    const move = (as: string, to: string, seen?: object) =>
      app.patch('/api/applications/admin/stage', { as, body: { jobId, applications: [id], seen, stage: to } });
    return {
      outcome: 'told',
      first: () => move(world.first.token, 'interview', { [id]: 'new' }),
      second: () => move(world.second.token, 'underReview', { [id]: 'new' }),
      bare: () => move(world.second.token, 'underReview'),
      read: stage(app, id),
    };
  },
  'PATCH /api/applications/admin/stage/undo': async (app, world) => {
    const { id, jobId } = await application(app, world);
    const move = (as: string, from: string, to: string) =>
      app.patch('/api/applications/admin/stage', {
        as,
        body: { jobId, applications: [id], seen: { [id]: from }, stage: to },
      });
    const { moveId } = await done(move(world.second.token, 'new', 'underReview'));
    return {
      outcome: 'refused',
      first: () => move(world.first.token, 'underReview', 'interview'),
      second: () => app.patch('/api/applications/admin/stage/undo', { as: world.second.token, body: { moveId } }),
      read: stage(app, id),
    };
  },
  'PATCH /api/applications/admin/:id': async (app, world) => {
    const { id } = await application(app, world);
    const document = (name: string) => addDocument(app, world.applicant, name, { documentType: 'RESU' });
    const [one, other] = [await document(`${id}-1.pdf`), await document(`${id}-2.pdf`)];
    const attach = (as: string, selectedFiles: string[]) =>
      app.patch(`/api/applications/admin/${id}`, { as, body: { selectedFiles, deletedFiles: [] } });
    return {
      outcome: 'both',
      first: () => attach(world.first.token, [one]),
      second: () => attach(world.second.token, [other]),
      read: () => app.rows('select id from application_file where application_id = ?', [id]),
    };
  },
  'DELETE /api/applications/admin/:id': async (app, world) => {
    const { id } = await application(app, world);
    const remove = (as: string) => app.delete(`/api/applications/admin/${id}`, { as });
    return {
      outcome: 'refused',
      first: () => remove(world.first.token),
      second: () => remove(world.second.token),
      read: stage(app, id),
    };
  },
};

const LETTER = `
  insert into dead_letter (id, subscriber, fact_id, error, attempts)
  select ?, 'deliver-mail', id, 'Error: no', 10 from fact order by seq limit 1 returning 1`;
const letters = (app: TestApp) => () => app.rows('select id from dead_letter order by id');

export const OFFICE: Record<string, TwoPeople> = {
  // Nobody else can change it: from two tabs.
  'PATCH /api/reporting/definitions/:id': async (app, { first }) => {
    const body = { name: `Saved ${randomUUID()}`, isShared: true, report: { reportType: 'candidate' } };
    const { id, version } = await done(app.post('/api/reporting/definitions', { as: first.token, body }));
    const save = (as: string, change: object) =>
      app.patch(`/api/reporting/definitions/${id}`, { as, body: { ...body, ...change } });
    return {
      outcome: 'told',
      first: () => save(first.token, { name: `Mine ${id}`, version }),
      second: () => save(first.token, { name: `Other ${id}`, version }),
      bare: () => save(first.token, { name: `Other ${id}` }),
      read: () => app.rows('select name, version from report_definition where id = ?', [id]),
    };
  },
  'DELETE /api/reporting/definitions/:id': async (app, { first, second }) => {
    const body = { name: `Gone ${randomUUID()}`, isShared: true, report: { reportType: 'candidate' } };
    const { id } = await done(app.post('/api/reporting/definitions', { as: first.token, body }));
    const remove = (as: string) => app.delete(`/api/reporting/definitions/${id}`, { as });
    return {
      outcome: 'refused',
      first: () => remove(first.token),
      second: () => remove(second.token),
      read: () => app.rows('select id from report_definition where id = ?', [id]),
    };
  },
  'POST /api/queues/deadLetters/retry': async (app, { first, second }) => {
    await app.rows(LETTER, [randomUUID()]);
    const retry = (as: string) => app.post('/api/queues/deadLetters/retry', { as, body: {} });
    return { outcome: 'same', first: () => retry(first.token), second: () => retry(second.token), read: letters(app) };
  },
  'POST /api/queues/deadLetters/:id/retry': async (app, { first, second }) => {
    const id = randomUUID();
    await app.rows(LETTER, [id]);
    const retry = (as: string) => app.post(`/api/queues/deadLetters/${id}/retry`, { as });
    return {
      outcome: 'refused',
      first: () => retry(first.token),
      second: () => retry(second.token),
      read: letters(app),
    };
  },
  'POST /api/queues/:subscriber/pause': async (app, { first, second }) => {
    await app.rows('delete from paused_subscriber returning 1');
    const pause = (as: string, reason: string) => app.post('/api/queues/deliver-mail/pause', { as, body: { reason } });
    return {
      outcome: 'refused',
      first: () => pause(first.token, 'One'),
      second: () => pause(second.token, 'Two'),
      read: () => app.rows('select subscriber, reason from paused_subscriber order by subscriber'),
    };
  },
  'POST /api/queues/:subscriber/resume': async (app, { first, second }) => {
    await app.rows('delete from paused_subscriber returning 1');
    await done(app.post('/api/queues/deliver-mail/pause', { as: first.token, body: { reason: 'One' } }));
    const resume = (as: string) => app.post('/api/queues/deliver-mail/resume', { as });
    return {
      outcome: 'refused',
      first: () => resume(first.token),
      second: () => resume(second.token),
      read: () => app.rows('select subscriber from paused_subscriber order by subscriber'),
    };
  },
};
