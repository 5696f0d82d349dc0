import type { LogMessage } from './event.js';

/** The end of an id, since time-ordered ids of one minute begin alike. */
export const shortId = (id: unknown) => String(id).slice(-8);

export const warning = (message: string): LogMessage => ({ level: 'warning', message });
