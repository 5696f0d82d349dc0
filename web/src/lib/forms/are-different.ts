/** Compares form values by what would be sent. */
export const areDifferent = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
