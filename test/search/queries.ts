import { CONTEXT } from './queries-context.js';
import { WORDS } from './queries-words.js';
import type { Query } from './query.js';

export const QUERIES: readonly Query[] = [...WORDS, ...CONTEXT];
