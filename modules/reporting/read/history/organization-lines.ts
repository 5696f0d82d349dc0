import { joinWords, type Lines, line } from './line.js';

/** Facts about an organization. Older ones do not say which values changed. */
export const ORGANIZATION_LINES: Lines = {
  OrganizationChanged: line('changes', 'changed', ({ payload: { changes = ['action'], action, active } }) => {
    const phrases: Record<string, string> = {
      accountName: 'changed the name',
      accountType: 'changed the type',
      action: `${action} the organization`,
      active: `marked the organization as ${active ? 'active' : 'not active'}`,
    };
    return `{actor} ${joinWords((changes as string[]).flatMap((value) => phrases[value] ?? []))}.`;
  }),
};
