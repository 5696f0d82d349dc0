import type { Site } from '../site.js';
import type { EngineSet, Options } from './options.js';
import type { Addresses } from './sent.js';

/** Where one round of measurements takes place: the product on one set of engines with so many postings. */
export interface Place {
  site: Site;
  dataDir: string;
  set: EngineSet;
  /** Postings, those included that the public does not see. */
  size: number;
  options: Options;
  addresses: Addresses;
  /** The engines' addresses as the product's variables. */
  env: Record<string, string>;
}

/** Words that tell the figures of one round from those of another. */
export const labelOf = ({ set, size }: Place) => `${size.toLocaleString('en-US')} postings, ${set}`;
