import type { JobSearchQuery } from '../../contract/api-search.js';

/** Parameters that say what is searched for; the others say how it is shown. */
const TEXTS = ['q', 'positionTitle', 'location'] as const;
const CHOICES = ['position', 'positionGroup', 'organization', 'organizationType', 'region', 'county', 'iu'] as const;
const SINGLE = ['radius', 'postedWithin', 'salaryMin', 'remote'] as const;

/** The query string that all searches for the same thing have: parameters in one order, choices sorted and once each. */
export function criteriaOf(query: JobSearchQuery): string {
  const criteria = new URLSearchParams();
  for (const name of TEXTS) if (query[name]) criteria.set(name, query[name].replace(/\s+/g, ' ').toLowerCase());
  for (const name of CHOICES)
    for (const choice of [...new Set<string>(query[name])].sort()) criteria.append(name, choice);
  for (const name of SINGLE) if (query[name] !== undefined) criteria.set(name, String(query[name]));
  return criteria.toString();
}
