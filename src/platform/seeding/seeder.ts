import { SetMetadata } from '@nestjs/common';

/**
 * Seeds one module's demo data. It runs commands, so that events are recorded. The mark that it is done commits in the
 * same transaction: an interrupted run resumes with the first missing seeder.
 */
export interface Seeder {
  /** Absent when the seeder only holds data that other seeders cause. */
  seed?(): Promise<void>;
  /**
   * Removes the data of this seeder and of the demo accounts, files included. Returns counts by kind, such as
   * `postings`.
   */
  remove(): Promise<Record<string, number>>;
  /**
   * Whether data exist that must not be in production. Absent when they never exist without those of another seeder.
   */
  isPresent?(): Promise<boolean>;
  /** Lines printed at each start, such as the demo accounts. */
  readonly hints?: readonly string[];
  /** The option of `npm run cli -- seed` that counts what `seedMore` adds, such as `jobs`. */
  readonly seedOption?: string;
  /** Whether `seedMore` needs no data of other seeders, so that it may run beside them. */
  readonly seedsAlone?: boolean;
  /** Adds `count` more. `bulk` inserts rows directly, for benchmarks; most seeders can do nothing else. */
  seedMore?(count: number, options: { bulk: boolean }, onProgress: (done: number) => void): Promise<void>;
}

export interface SeedOptions {
  /** Kebab-case. It never changes, or the data would be loaded twice. */
  name: string;
  /** Seeders run in ascending order. */
  order: number;
}

export const SEED = Symbol('demo data');

/** Marks a provider as a Seeder. */
export const Seed = (name: string, order: number): ClassDecorator =>
  SetMetadata(SEED, { name, order } satisfies SeedOptions);
