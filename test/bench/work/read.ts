import type { Person, World } from './world.js';

/** One way to ask a route: who asks, and with which sort and filters. */
export interface Read {
  name: string;
  as: Person;
  path: (world: World) => string;
}

/** By method and path of the route, as in the route table. */
export type Reads = Record<string, Read[]>;

type Parameters = Record<string, string | number>;

/** A read of a list; parameters may depend on the world. */
export function list(
  name: string,
  as: Person,
  path: string,
  limit: number,
  parameters: Parameters | ((world: World) => Parameters) = {},
): Read {
  const given = (world: World) => (typeof parameters === 'function' ? parameters(world) : parameters);
  const query = (world: World) =>
    new URLSearchParams(
      Object.entries({ limit, ...given(world) }).map(([key, value]): [string, string] => [key, String(value)]),
    );
  return { name, as, path: (world) => `${path}?${query(world)}` };
}

/** A read without parameters. */
export const one = (as: Person, path: Read['path'], name = ''): Read => ({ name, as, path });
