import type { JobSearchQuery } from '../contract/api/search.js';

/** Parameters that select jobs; the others control presentation. */
const TEXTS = ['q', 'positionTitle', 'location'] as const;
const CHOICES = ['position', 'positionGroup', 'organization', 'organizationType', 'region', 'county', 'iu'] as const;
const SINGLE = ['radius', 'postedWithin', 'salaryMin', 'remote'] as const;

/** The canonical query string of equal searches: parameters in a fixed order, choices sorted and unique. */
export function normalizedQuery(query: JobSearchQuery): string {
  const criteria = new URLSearchParams();
  for (const name of TEXTS) if (query[name]) criteria.set(name, query[name].replace(/\s+/g, ' ').toLowerCase());
  for (const name of CHOICES)
    for (const choice of [...new Set<string>(query[name])].sort()) criteria.append(name, choice);
  for (const name of SINGLE) if (query[name] !== undefined) criteria.set(name, String(query[name]));
  return criteria.toString();
}
