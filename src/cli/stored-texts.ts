import { cleanBlock, cleanName } from '#platform/text/clean-text.js';

/** The columns of a table that hold what people typed; those of `documents` are JSON. */
export interface StoredTexts {
  table: string;
  names?: readonly string[];
  texts?: readonly string[];
  documents?: readonly string[];
  /** Rows that may change: what was sent is frozen. */
  where?: string;
}

const JOB_BLOCKS = ['description', 'essay_question', 'rejection_reason'];
const REASONS = ['termination_reason', 'contract_termination_reason'];

/** Templates and report filters are normalized whenever they are read; a message in the history of a page stays. */
export const STORED_TEXTS: readonly StoredTexts[] = [
  { table: 'account', names: ['first_name', 'last_name'] },
  { table: 'sign_up', names: ['first_name', 'last_name'] },
  {
    table: 'profile',
    documents: ['contact', 'reference_list', 'preferences', 'education', 'career', 'employment_questions'],
  },
  { table: 'position', names: ['name', 'code'] },
  { table: 'credential', names: ['name', 'code'] },
  { table: 'certification', names: ['name', 'code'] },
  { table: 'organization', names: ['account_name', 'account_type', 'city'] },
  {
    table: 'job',
    names: ['title', 'city', 'contacts_first_name', 'contacts_last_name', 'organization_name', 'position_name'],
    texts: ['address_line1', 'address_line2', 'external_listing_number', 'phone_ext', ...JOB_BLOCKS],
  },
  { table: 'posting_template', names: ['name'] },
  { table: 'posting_access_request', names: ['organization'], texts: ['message', 'decline_reason'] },
  { table: 'report_definition', names: ['name'] },
  { table: 'home_content', texts: ['text'] },
  {
    table: 'application',
    texts: ['current_salary', 'expected_salary', 'expected_benefits', 'essay', ...REASONS],
    where: "type = 'draft'",
  },
];

/** Fields of documents that are names or titles. */
export const NAME_FIELD = /(name|surname|title|titleOther|city|major|otherDegree|position|accountType|organization)$/i;

/** A document with each of its texts normalized; `field` is the one that holds it. */
export function cleanDocument(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return NAME_FIELD.test(field) ? cleanName(value) : cleanBlock(value);
  if (Array.isArray(value)) return value.map((item) => cleanDocument(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanDocument(item, key)]));
}
