import type { ServiceSet } from '../service-sets.js';
import type { Site } from '../site.js';
import type { BackingServiceUrls } from './captured-queries.js';
import type { Options } from './options.js';

/** The target of one round: the application on one set of backing services with a number of postings. */
export interface BenchTarget {
  site: Site;
  dataDir: string;
  set: ServiceSet;
  /** Number of postings, including invisible ones. */
  size: number;
  options: Options;
  urls: BackingServiceUrls;
  /** URLs of the backing services as environment variables of the application. */
  env: Record<string, string>;
}

/** Label of the figures of a round. */
export const targetLabel = ({ set, size }: BenchTarget) => `${size.toLocaleString('en-US')} postings, ${set}`;
