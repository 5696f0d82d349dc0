import { createOpenJob, submit } from '../support/fixtures/applying.js';
import { moveToStage } from '../support/fixtures/stages.js';
import { ACCOUNTS, APPLICATIONS, type Case, type GreedWorld, JOBS } from './mass-assignment.making.js';

/** Moves as nobody may set them. */
const MOVES = `
  select id from application_move
   where moved_by not in (select id from account where privileges && array[1, 3])
      or settles_at > moved_at + interval '12 seconds' or told_at < moved_at or message = 'greed'
      or abs(extract(epoch from moved_at - clock_timestamp())) > 600 or from_stage_at < now() - interval '1 hour'`;
const GREEDY_MOVE = {
  id: '01939e3e-0000-7000-8000-000000000001',
  batchId: '01939e3e-0000-7000-8000-000000000002',
  fromStage: 'offer',
  fromStageAt: '2020-01-01T00:00:00.000Z',
  stageAt: '2020-01-01T00:00:00.000Z',
  movedAt: '2020-01-01T00:00:00.000Z',
  movedBy: '01939e3e-0000-7000-8000-000000000003',
  settlesAt: '2099-01-01T00:00:00.000Z',
  undoneAt: null,
  toldAt: '2020-01-01T00:00:00.000Z',
};

export const STAGE_CASES: Case[] = [
  {
    name: 'PATCH /api/applications/admin/stage by Manage Jobs',
    send: (world, extra) => move(world, 'underReview', { ...extra, ...GREEDY_MOVE, message: 'greed' }),
    kept: [ACCOUNTS, JOBS, APPLICATIONS, MOVES],
  },
  {
    name: 'PATCH /api/applications/admin/stage/undo by Manage Jobs',
    send: async (world, extra) => {
      const { moveId } = (await move(world, 'interview')).body;
      const body = { ...extra, ...GREEDY_MOVE, stage: 'offer', message: 'greed', moveId };
      return world.app.patch('/api/applications/admin/stage/undo', { as: world.manager.token, body });
    },
    kept: [ACCOUNTS, JOBS, APPLICATIONS, MOVES],
  },
  {
    name: 'PATCH /api/jobs/:id/status by a poster who fills the position',
    send: async ({ app, me, poster }, extra) => {
      const jobId = await createOpenJob(app, poster);
      const applications = [(await submit(app, me, jobId)).body.id];
      const outcomes = [
        { ...extra, ...GREEDY_MOVE, stage: 'offer', outcome: 'notSelected', applications, message: '' },
      ];
      const body = { ...extra, ...GREEDY_MOVE, isFeatured: true, status: 'filled', message: 'greed', outcomes };
      return app.patch(`/api/jobs/${jobId}/status`, { as: poster.token, body });
    },
    kept: [ACCOUNTS, MOVES, 'select distinct creator_id, is_featured, is_hot, deleted_at, closed_at from job'],
  },
];

const move = ({ app, manager, jobId, applicationId }: GreedWorld, stage: string, extra: object = {}) =>
  moveToStage(app, manager, { ...extra, jobId, applications: [applicationId], stage });
