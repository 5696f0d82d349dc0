import type { SynonymEntry } from './synonym-entry.js';

/** Sports, and what teams are called. */
export const SPORT_SYNONYMS: readonly SynonymEntry[] = [
  { example: 'xc coach', same: ['cross country', 'xc'] },
  { example: 'track coach', from: ['track'], to: ['track and field'] },
  { example: 'bball coach', same: ['basketball', 'bball'] },
  { example: 'vball coach', same: ['volleyball', 'vball'] },
  { example: 'cheer coach', same: ['cheer', 'cheerleading'] },
  { example: 'wrestler', same: ['wrestling', 'wrestler'] },
  { example: 'jv coach', same: ['jv', 'junior varsity'] },
  { example: 'ms soccer', from: ['ms', 'middle school'], to: ['jh', 'junior high', '7th grade', '8th grade'] },
  { example: 'athletic director', from: ['athletic director'], to: ['activities director', 'athletic coordinator'] },
];
