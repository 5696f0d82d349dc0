import { related, type SynonymEntry, same } from './synonym-entry.js';

/** Sports, and what teams are called. */
export const SPORT_SYNONYMS: readonly SynonymEntry[] = [
  { example: 'xc coach', same: ['cross country', 'xc'] },
  { example: 'bball coach', same: ['basketball', 'bball'] },
  { example: 'vball coach', same: ['volleyball', 'vball'] },
  { example: 'cheer coach', same: ['cheer', 'cheerleading'] },
  { example: 'wrestler', same: ['wrestling', 'wrestler'] },
  related(['jv', 'junior varsity'], ['varsity', 'assistant coach', 'junior high']),
  { example: 'ms soccer', from: ['ms', 'middle school'], to: ['jh', 'junior high', '7th grade', '8th grade'] },
  { example: 'athletic director', from: ['athletic director'], to: ['activities director', 'athletic coordinator'] },
  same('swim', 'swimming', 'swim team', 'swimming and diving'),
  related(['swim', 'swimming', 'diving'], ['diving', 'aquatics']),
  related(['track', 'track and field', 'pole vault', 'throws', 'hurdles'], ['indoor track', 'pole vaulting', 'track']),
  same('softball', 'fast pitch softball', 'fast pitch'),
  same('hoops', 'basketball', 'bball'),
  same('spirit', 'cheer', 'cheerleading', 'cheerleader'),
  same('dance', 'drill team', 'dance team'),
  same('ski', 'skiing', 'nordic ski'),
  same('lax', 'lacrosse'),
  same('strength and conditioning', 'strength conditioning', 'strength coach', 'weight room', 'weight training'),
  same('freshman', 'freshmen', '9th grade', 'ninth grade'),
  same('girls', 'womens', 'women', 'ladies'),
  same('boys', 'mens', 'men'),
  related(['athletics', 'sports', 'sport'], ['athletic', 'athletics', 'coach', 'activities']),
  related(['coach', 'coaching'], ['coaching', 'coach aide', 'coaches']),
];
