import { chance, oneOf } from '../../services/search-probe.js';
import { expandByShare, MIX, type Parameters, pageParameters, type RequestKind, SUGGEST } from './mix.js';

/** A request of the mix. */
export interface BenchRequest {
  kind: string;
  /** Including the query string. */
  path: string;
}

const MAX_TRIES = 50;

/** Generates requests of `kinds` by their shares, reproducibly by seed, and avoids repetitions. */
export function generateRequests(count: number, seed: number, kinds = MIX.map(({ kind }) => kind)): BenchRequest[] {
  const random = chance(seed);
  const parts = expandByShare(MIX.filter(({ kind }) => kinds.includes(kind)));
  const taken = new Set<string>();
  return Array.from({ length: count }, () => {
    const part = oneOf(random, parts);
    let path = generatePath(part, random);
    for (let tries = 1; taken.has(path) && tries < MAX_TRIES; tries += 1) path = generatePath(part, random);
    taken.add(path);
    return { kind: part.kind, path };
  });
}

function generatePath({ kind, parameters: asks }: RequestKind, random: () => number): string {
  if (kind === SUGGEST) return `/api/jobs/suggest?${toQueryString(asks(random))}`;
  return `/api/jobs?${toQueryString({ ...asks(random), ...pageParameters(random) })}`;
}

/** Draws `count` requests from `different` by a Zipf distribution (s = 1): the n-th is 1/n as frequent as the first. */
export function drawByPopularity(count: number, different: readonly BenchRequest[], seed: number): BenchRequest[] {
  const random = chance(seed);
  let sum = 0;
  const upTo = different.map((_, at) => {
    sum += 1 / (at + 1);
    return sum;
  });
  return Array.from({ length: count }, () => {
    const drawn = random() * sum;
    const at = upTo.findIndex((bound) => drawn < bound);
    return different[at] as BenchRequest;
  });
}

/** Removes a parameter from a request. */
export function removeParameter(name: string, { kind, path }: BenchRequest): BenchRequest {
  const [address = '', query] = path.split('?');
  const left = new URLSearchParams(query);
  left.delete(name);
  return { kind, path: `${address}?${left}` };
}

const toQueryString = (parameters: Parameters) => String(new URLSearchParams(parameters));
