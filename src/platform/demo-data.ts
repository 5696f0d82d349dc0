import { SetMetadata } from '@nestjs/common';

/**
 * One module's part of the demo data. It acts through commands, so that facts flow, and runs in one transaction
 * together with the note that it is done: a load that was interrupted begins anew with the first part that is missing.
 */
export interface DemoPart {
  load(): Promise<void>;
  /** Lines to print at each start, for instance the accounts to sign in with. */
  readonly hints?: readonly string[];
  /** Adds `count` further ones of the module's main thing; `bulk` writes rows directly, for benchmarks. */
  more?(count: number, options: { bulk: boolean }, onProgress: (done: number) => void): Promise<void>;
}

export interface DemoPlace {
  /** Kebab-case and never changed, or the part would be loaded twice. */
  name: string;
  /** Lower ones first. */
  order: number;
}

export const DEMO_DATA = Symbol('demo data');

/** Marks a provider that is a DemoPart. */
export const DemoData = (name: string, order: number): ClassDecorator =>
  SetMetadata(DEMO_DATA, { name, order } satisfies DemoPlace);
