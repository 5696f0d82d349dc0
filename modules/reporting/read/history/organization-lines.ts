import { organizationChanges } from '../event-words.js';
import { joinWords, type Lines, line } from './line.js';

/** Events about an organization. */
export const ORGANIZATION_LINES: Lines = {
  OrganizationChanged: line(
    'changes',
    'changed',
    ({ payload }) => `{actor} ${joinWords(organizationChanges(payload))}.`,
  ),
};
