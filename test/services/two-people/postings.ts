import type { TestApp } from '../../support/app.js';
import { createOpenJob } from '../../support/fixtures/applying.js';
import type { World } from './line.js';

/** By an administrator, as a board review is for administrators only. */
export const job = (app: TestApp, { boss, first }: World, changes = {}) =>
  createOpenJob(app, { ...boss, token: first.token }, changes);

export const jobRow = (app: TestApp, id: string) => () =>
  app.rows('select version, title, status, end_date, board_review_days, deleted_at from job where id = ?', [id]);

export const versionOf = async (app: TestApp, id: string) =>
  (await app.rows<{ version: number }>('select version from job where id = ?', [id]))[0]?.version;
