import { RIGHTS, type Right } from '../../../modules/identity/contract/api-rights';

export interface Privileged {
  privileges: readonly { id: number }[];
}

/** Does this user hold a privilege that gives the right (P12.1)? Nobody signed in has none. */
export function may(user: Privileged | null, right: Right): boolean {
  const anyOf: readonly number[] = RIGHTS[right];
  return user?.privileges.some(({ id }) => anyOf.includes(id)) ?? false;
}
