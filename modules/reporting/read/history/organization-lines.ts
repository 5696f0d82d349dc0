import { organizationChanges } from '../fact-words.js';
import { joinWords, type Lines, line } from './line.js';

/** Facts about an organization. */
export const ORGANIZATION_LINES: Lines = {
  OrganizationChanged: line(
    'changes',
    'changed',
    ({ payload }) => `{actor} ${joinWords(organizationChanges(payload))}.`,
  ),
};
