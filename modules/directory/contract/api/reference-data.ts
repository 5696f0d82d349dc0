import { z } from 'zod';
import { cleanName, tooLongMessage } from '#modules/shared/text.js';
import { POSITION_TYPES } from './choices.js';
import { describeNameProblem } from './names.js';

/** Manage Data (W16): the lists of the directory that forms choose from. */

export const CERTIFICATION_TYPES = ['Professional', 'Administrative'] as const;

export const REFERENCE_LIMITS = { name: 255, code: 16, search: 50 } as const;

const ONLY_BLANKS = 'This field cannot contain only blankspaces';
/** Errors of a text that is required (W16.11, W16.13). */
const requiredText = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .superRefine((text, context) => {
      const cleaned = cleanName(text);
      const message =
        text === ''
          ? `${label} is required`
          : cleaned === ''
            ? ONLY_BLANKS
            : cleaned.length > max
              ? tooLongMessage(label, max)
              : describeNameProblem(label, cleaned);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform(cleanName);

const name = requiredText('Name', REFERENCE_LIMITS.name);
const code = requiredText('Code', REFERENCE_LIMITS.code);
const typeOf = <const T extends readonly [string, ...string[]]>(types: T) => z.enum(types, 'Type is required');

/** POST of each list (W16.7–W16.9). */
export const REFERENCE_REQUESTS = {
  position: z.object({ name, type: typeOf(POSITION_TYPES), code, approval: z.boolean().default(false) }),
  credential: z.object({ name, code }),
  certification: z.object({ name, type: typeOf(CERTIFICATION_TYPES), code }),
} as const;

/** The row as it was read, for optimistic locking; without it the last change wins. */
const version = z.int().optional();
/** PATCH of each list: what is left out stays (T41). */
export const REFERENCE_CHANGES = {
  position: REFERENCE_REQUESTS.position.extend({ approval: z.boolean() }).partial().extend({ version }),
  credential: REFERENCE_REQUESTS.credential.partial().extend({ version }),
  certification: REFERENCE_REQUESTS.certification.partial().extend({ version }),
} as const;

/** Values of an entry; `type` and `approval` only where the kind has them. */
export interface ReferenceValues {
  name: string;
  code: string;
  type?: string;
  approval?: boolean;
}

/** An entry as anybody may read it, and what only those who manage data read. */
const entry = {
  id: z.uuid(),
  name: z.string(),
  code: z.string(),
  version: z.int().optional(),
  /** Numbers of what has the entry, such as postings; unused kinds are left out. */
  usedBy: z.array(z.object({ count: z.int(), what: z.enum(['postings', 'preferences', 'documents']) })).optional(),
};
export const Credential = z.object(entry);
export type Credential = z.infer<typeof Credential>;
export const Certification = z.object({ ...entry, type: z.enum(CERTIFICATION_TYPES) });
export type Certification = z.infer<typeof Certification>;
export const Position = z.object({ ...entry, type: z.enum(POSITION_TYPES), approval: z.boolean() });
export type Position = z.infer<typeof Position>;
export type ReferenceEntry = Credential & Partial<Pick<Position, 'approval'> & { type: string }>;

const list = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), totalItemsCount: z.int() });
export const PositionList = list(Position);
export type PositionList = z.infer<typeof PositionList>;
export const CredentialList = list(Credential);
export type CredentialList = z.infer<typeof CredentialList>;
export const CertificationList = list(Certification);
export type CertificationList = z.infer<typeof CertificationList>;

/** `offset` is a page number, as in all these lists (W16.3). Without `limit` all entries are returned. */
export const ReferenceQuery = z.object({
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  searchString: z.string().trim().max(REFERENCE_LIMITS.name).optional(),
  sortedColumn: z.enum(['name', 'type', 'code']).default('name'),
  orderBy: z.enum(['ASC', 'DESC']).default('ASC'),
});
export type ReferenceQuery = z.infer<typeof ReferenceQuery>;

/** Certifications of one type only (W16.9). */
export const CertificationQuery = ReferenceQuery.extend({ filterBy: z.enum(CERTIFICATION_TYPES).optional() });
