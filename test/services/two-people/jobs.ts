import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../support/app.js';
import { jobPayload } from '../../support/fixtures/job-payload.js';
import { jobForm } from '../../support/fixtures/postings.js';
import { done, type TwoPeople, type World } from './line.js';
import { job, jobRow, versionOf } from './postings.js';

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

const typed = (letter: string, values: object, version?: number) => ({
  values,
  hasFiles: false,
  form: letter.repeat(32),
  sequence: 1,
  version,
});

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
};
