import { CONTEXT_QUERIES } from './queries-context.js';
import { WORD_QUERIES } from './queries-words.js';
import type { Query } from './query.js';

export const QUERIES: readonly Query[] = [...WORD_QUERIES, ...CONTEXT_QUERIES];
