import type { TestApp } from '../../support/app.js';
import { addDocument, createSeeker, saveDraft, submit } from '../../support/fixtures/applying.js';
import { dayFromToday } from '../../support/fixtures/job-payload.js';
import { jsonForm } from '../../support/json-form.js';
import { done, type TwoPeople, type World } from './line.js';
import { job, jobRow, versionOf } from './postings.js';

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

const BOARD = (reviewers: string[]) => ({ isBoardReview: true, boardReviewDays: dayFromToday(40), reviewers });

export const APPLICATIONS: Record<string, TwoPeople> = {
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
  'PATCH /api/applications/admin/review-by': async (app, world) => {
    const jobId = await job(app, world, BOARD([world.reviewer.id]));
    const version = await versionOf(app, jobId);
    const change = (as: string, days: number, seen?: number) =>
      app.patch('/api/applications/admin/review-by', {
        as,
        body: { jobId, reviewByDate: dayFromToday(days), version: seen },
      });
    return {
      outcome: 'told',
      first: () => change(world.first.token, 50, version),
      second: () => change(world.second.token, 60, version),
      bare: () => change(world.second.token, 60),
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
