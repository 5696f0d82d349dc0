import type { EngineSet } from '../engine-sets.js';
import type { Site } from '../site.js';
import type { BackingServiceUrls } from './captured-queries.js';
import type { Options } from './options.js';

/** The target of one round: the application on one set of engines with a number of postings. */
export interface BenchTarget {
  site: Site;
  dataDir: string;
  set: EngineSet;
  /** Number of postings, including invisible ones. */
  size: number;
  options: Options;
  urls: BackingServiceUrls;
  /** URLs of the engines as environment variables of the application. */
  env: Record<string, string>;
}

/** Label of the figures of a round. */
export const targetLabel = ({ set, size }: BenchTarget) => `${size.toLocaleString('en-US')} postings, ${set}`;
