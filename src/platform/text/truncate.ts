const HALF_CHARACTER = /[\ud800-\udbff]$/;

/** The first `max` UTF-16 units, without a half character at the cut, which PostgreSQL refuses in JSON. */
export const truncate = (text: string, max: number): string => text.slice(0, max).replace(HALF_CHARACTER, '');
