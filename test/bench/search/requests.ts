import { chance, oneOf } from '../../engines/search-probe.js';
import { byShare, MIX, type Parameters, type Part, page, SUGGEST } from './mix.js';

/** A request of the mix. */
export interface Asked {
  kind: string;
  /** With its query. */
  path: string;
}

const TRIES = 50;

/** The same requests for the same seed, by the shares of the mix among `kinds`; none twice while its kind has others. */
export function requests(count: number, seed: number, kinds = MIX.map(({ kind }) => kind)): Asked[] {
  const random = chance(seed);
  const parts = byShare(MIX.filter(({ kind }) => kinds.includes(kind)));
  const taken = new Set<string>();
  return Array.from({ length: count }, () => {
    const part = oneOf(random, parts);
    let path = pathOf(part, random);
    for (let tries = 1; taken.has(path) && tries < TRIES; tries += 1) path = pathOf(part, random);
    taken.add(path);
    return { kind: part.kind, path };
  });
}

function pathOf({ kind, asks }: Part, random: () => number): string {
  if (kind === SUGGEST) return `/api/jobs/suggest?${queryOf(asks(random))}`;
  return `/api/jobs?${queryOf({ ...asks(random), ...page(random) })}`;
}

/** `count` requests of which the n-th of `different` comes 1/n as often as the first (Zipf, s = 1). */
export function popular(count: number, different: readonly Asked[], seed: number): Asked[] {
  const random = chance(seed);
  let sum = 0;
  const upTo = different.map((_, at) => {
    sum += 1 / (at + 1);
    return sum;
  });
  return Array.from({ length: count }, () => {
    const drawn = random() * sum;
    const at = upTo.findIndex((bound) => drawn < bound);
    return different[at] as Asked;
  });
}

/** The same request without one of its parameters. */
export function without(name: string, { kind, path }: Asked): Asked {
  const [address = '', query] = path.split('?');
  const left = new URLSearchParams(query);
  left.delete(name);
  return { kind, path: `${address}?${left}` };
}

const queryOf = (parameters: Parameters) => String(new URLSearchParams(parameters));
