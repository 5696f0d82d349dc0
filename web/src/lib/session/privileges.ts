import { RIGHTS, type Right } from '#modules/shared/rights';

export interface PrivilegeHolder {
  privileges: readonly { id: number }[];
}

/** Whether the user holds a privilege that grants the right; false for anonymous visitors. */
export function hasRight(user: PrivilegeHolder | null, right: Right): boolean {
  const anyOf: readonly number[] = RIGHTS[right];
  return user?.privileges.some(({ id }) => anyOf.includes(id)) ?? false;
}
