import { z } from 'zod';
import { event, inHistoryOf } from '#modules/shared/event.js';
import { joinWords } from '#modules/shared/join-words.js';
import { shortId } from '#platform/events/event-texts.js';

const inHistory = inHistoryOf('organizations');

/** The reference data was loaded for the first time. */
export const DirectoryLoaded = event('DirectoryLoaded', 1, z.object({ organizations: z.int(), positions: z.int() }), {
  log: (p) => `Directory loaded: ${p.organizations} organizations, ${p.positions} positions`,
  history: null,
});

interface OrganizationChange {
  changes?: readonly ('accountName' | 'accountType' | 'active' | 'action')[] | undefined;
  action: string;
  active: boolean;
}

/** Changes of an organization, each after its subject. Older events do not say which values. */
function organizationChanges({ changes = ['action'], action, active }: OrganizationChange): string[] {
  const phrases = {
    accountName: 'changed the name',
    accountType: 'changed the type',
    action: `${action} the organization`,
    active: `marked the organization as ${active ? 'active' : 'not active'}`,
  };
  return changes.map((value) => phrases[value]);
}

/** Name, type or usability of an organization changed; subscribers query the current values. */
export const OrganizationChanged = event(
  'OrganizationChanged',
  1,
  z.object({
    accountNumber: z.string(),
    active: z.boolean(),
    action: z.enum(['enabled', 'disabled']),
    /** Values that changed. */
    changes: z.array(z.enum(['accountName', 'accountType', 'active', 'action'])).optional(),
  }),
  {
    log: (p) => `Organization ${p.accountNumber}: ${joinWords(organizationChanges(p))}`,
    history: inHistory('changes', 'changed', (p) => `{actor} ${joinWords(organizationChanges(p))}.`),
  },
);

/** A file of organizations was applied; each organization that it changed also has its own event. */
export const OrganizationsImported = event(
  'OrganizationsImported',
  1,
  z.object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    leftOut: z.int(),
  }),
  {
    log: (p) =>
      `Organizations imported: ${p.added} added, ${p.changed} changed, ${p.unchanged} unchanged, ${p.leftOut} left out`,
    history: null,
  },
);

/** How an entry of reference data changed. */
const change = { change: z.enum(['added', 'changed', 'removed', 'restored']).optional() };

/** A position was added, changed, removed or restored; subscribers query the current values. */
export const PositionChanged = event('PositionChanged', 1, z.object({ positionId: z.uuid(), ...change }), {
  log: (p) => `Position ${shortId(p.positionId)} ${p.change ?? 'changed'}`,
  history: null,
});

/** A credential was added, changed, removed or restored. */
export const CredentialChanged = event('CredentialChanged', 1, z.object({ credentialId: z.uuid(), ...change }), {
  log: (p) => `Credential ${shortId(p.credentialId)} ${p.change ?? 'changed'}`,
  history: null,
});

/** A certification was added, changed, removed or restored. */
export const CertificationChanged = event(
  'CertificationChanged',
  1,
  z.object({ certificationId: z.uuid(), ...change }),
  {
    log: (p) => `Certification ${shortId(p.certificationId)} ${p.change ?? 'changed'}`,
    history: null,
  },
);
