import type { Call, TestApp } from '../support/app.js';
import type { MatrixWorld } from './matrix.world.js';

export interface Request extends Call {
  path: string;
}

export type Make = (app: TestApp, world: MatrixWorld) => Request | Promise<Request>;

export function form(parts: Record<string, unknown>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(parts)) made.set(name, JSON.stringify(value));
  return made;
}

export const to =
  (path: (world: MatrixWorld) => string, call: (world: MatrixWorld) => Call = () => ({})): Make =>
  (_, world) => ({ path: path(world), ...call(world) });
export const at =
  (path: string, call: Call = {}): Make =>
  () => ({ path, ...call });
