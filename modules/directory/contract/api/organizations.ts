import { z } from 'zod';
import { requiredName } from '#modules/shared/text.js';
import { describeNameProblem } from './names.js';

/** Manage Organizations (W15). */

export const ORGANIZATION_LIMITS = { accountName: 255, accountType: 100, search: 50 } as const;
export const ORGANIZATION_COLUMNS = ['accountName', 'accountNumber', 'accountType'] as const;
/** Lines of a file, its header left out. */
export const MAX_IMPORT_LINES = 20_000;
export const IMPORT_MEGABYTES = 20;
export const IMPORT_COLUMNS = ['accountNumber', 'accountName', 'accountType', 'active'] as const;

/** GET /api/organizations/admin (W15.1, W15.2). */
export const OrganizationsQuery = z.object({
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  searchString: z.string().trim().max(ORGANIZATION_LIMITS.accountName).optional(),
  sortedColumn: z.enum(ORGANIZATION_COLUMNS).default('accountName'),
  sortAlgorithm: z.enum(['ASC', 'DESC']).default('ASC'),
});
export type OrganizationsQuery = z.infer<typeof OrganizationsQuery>;

/** A row of the table; `action` is the switch, `active` comes with the file (T36). */
export const ManagedOrganization = z.object({
  accountNumber: z.string(),
  accountName: z.string(),
  accountType: z.string(),
  active: z.boolean(),
  action: z.enum(['enabled', 'disabled']),
  /** Sent back with a change, for optimistic locking. */
  version: z.int(),
  /** Those that run today, which are in the search as long as the organization is usable. */
  openPostings: z.int(),
});
export type ManagedOrganization = z.infer<typeof ManagedOrganization>;
export const ManagedOrganizationList = z.object({ items: z.array(ManagedOrganization), totalItemsCount: z.int() });

/** GET /api/organizations/admin/{accountNumber}: the organization with the number of people who post for it. */
export const OrganizationDetail = ManagedOrganization.extend({ posters: z.int() });
export type OrganizationDetail = z.infer<typeof OrganizationDetail>;

const text = (label: string, max: number) =>
  requiredName(label, max).superRefine((name, context) => {
    const message = describeNameProblem(label, name);
    if (message) context.addIssue({ code: 'custom', message });
  });
const organizationName = text('Name', ORGANIZATION_LIMITS.accountName);
const organizationType = text('Type', ORGANIZATION_LIMITS.accountType);

/** PATCH /api/organizations/{accountNumber} (W15.6, W15.7); what is left out stays. */
export const OrganizationChange = z.object({
  accountNumber: z.string().optional(),
  accountName: organizationName.optional(),
  accountType: organizationType.optional(),
  active: z.boolean().optional(),
  action: z.enum(['enabled', 'disabled'], 'The action must be enabled or disabled').optional(),
  /** The one that was read; without it the last change wins. */
  version: z.int().optional(),
});
export type OrganizationChange = z.infer<typeof OrganizationChange>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** POST /api/organizations: without `dryRun` it applies the file (W15.5). */
export const ImportQuery = z.object({ dryRun: flag.optional(), leaveOutRefused: flag.optional() });
export type ImportQuery = z.infer<typeof ImportQuery>;
/**
 * The part `seen` of a file that is applied: the versions of the organizations that change, by account number, as they
 * were when the file was checked. What somebody changed since stays (409).
 */
export const SeenOrganizations = z.record(z.string().max(20), z.int());
export type SeenOrganizations = z.infer<typeof SeenOrganizations>;

/** A line of the file that changes something or is refused; unchanged ones are only counted. */
const ImportLine = z.object({
  /** As in a spreadsheet: the header is line 1. */
  line: z.int(),
  accountNumber: z.string(),
  accountName: z.string(),
  outcome: z.enum(['added', 'changed', 'refused']),
  /** The reason of a refusal, or the values that change. */
  reason: z.string(),
  /** Of the organization that changes, for optimistic locking. */
  version: z.int().optional(),
});

export const ImportReport = z.object({
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  isApplied: z.boolean(),
  lines: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Organizations of the board that the file does not name; they stay as they are. */
  missing: z.int(),
  /** Types in the file that no organization has yet: probably a slip of the pen. */
  newTypes: z.array(z.string()),
  /** Organizations that become not active, with the number of open postings that leave the search. */
  deactivated: z.array(z.object({ accountName: z.string(), openPostings: z.int() })),
  items: z.array(ImportLine),
});
export type ImportReport = z.infer<typeof ImportReport>;
