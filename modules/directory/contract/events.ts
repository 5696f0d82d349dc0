import { z } from 'zod';

/** The reference data was loaded for the first time. */
export const DirectoryLoaded = {
  name: 'DirectoryLoaded',
  version: 1,
  payload: z.object({ organizations: z.int(), positions: z.int() }),
} as const;

/** Name, type or usability of an organization changed; subscribers query the current values. */
export const OrganizationChanged = {
  name: 'OrganizationChanged',
  version: 1,
  payload: z.object({
    accountNumber: z.string(),
    active: z.boolean(),
    action: z.enum(['enabled', 'disabled']),
    /** Values that changed. */
    changes: z.array(z.enum(['accountName', 'accountType', 'active', 'action'])).optional(),
  }),
} as const;

/** A file of organizations was applied; each organization that it changed also has its own event. */
export const OrganizationsImported = {
  name: 'OrganizationsImported',
  version: 1,
  payload: z.object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    leftOut: z.int(),
  }),
} as const;

/** How an entry of reference data changed. */
const change = { change: z.enum(['added', 'changed', 'removed', 'restored']).optional() };

/** A position was added, changed, removed or restored; subscribers query the current values. */
export const PositionChanged = {
  name: 'PositionChanged',
  version: 1,
  payload: z.object({ positionId: z.uuid(), ...change }),
} as const;

/** A credential was added, changed, removed or restored. */
export const CredentialChanged = {
  name: 'CredentialChanged',
  version: 1,
  payload: z.object({ credentialId: z.uuid(), ...change }),
} as const;

/** A certification was added, changed, removed or restored. */
export const CertificationChanged = {
  name: 'CertificationChanged',
  version: 1,
  payload: z.object({ certificationId: z.uuid(), ...change }),
} as const;
