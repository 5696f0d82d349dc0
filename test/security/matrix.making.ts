import type { Call, TestApp } from '../support/app.js';
import type { MatrixWorld } from './matrix.world.js';

interface Request extends Call {
  path: string;
}

export type Make = (app: TestApp, world: MatrixWorld) => Request | Promise<Request>;

export const to =
  (path: (world: MatrixWorld) => string, call: (world: MatrixWorld) => Call = () => ({})): Make =>
  (_, world) => ({ path: path(world), ...call(world) });
export const at =
  (path: string, call: Call = {}): Make =>
  () => ({ path, ...call });
