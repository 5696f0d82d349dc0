/** A migration by its statements, in their order. */
export interface JudgedMigration {
  name: string;
  isTransactional: boolean;
  statements: readonly string[];
}

/** `postings_expand_add_pay`: the module, whether it only adds, what it does. */
const NAME = /^Migration\d{8}T\d{4}_[a-z]+_(expand|contract)_[a-z0-9_]+$/;

/** Statements that the version before would fail on. */
const CONTRACTING: [pattern: RegExp, problem: string][] = [
  [/\bdrop\s+(table|column|view|function|type|trigger|sequence)\b/, 'drops what the version before may use'],
  [/\brename\b/, 'renames what the version before may use'],
  [/\bset\s+not\s+null\b/, 'refuses what the version before may write'],
  [/\badd\s+(constraint|check|unique|foreign\s+key)\b/, 'refuses what the version before may write'],
  [
    /\badd\s+(?!constraint|check|unique|primary|foreign|generated)(?:column\s+)?[^,;]*\bnot\s+null\b(?<!\bdefault\b[^,;]*)(?![^,;]*\bdefault\b)/,
    'needs a value that the version before does not write',
  ],
  [/^\s*create\s+unique\s+index\b/, 'refuses what the version before may write'],
];

/** Statements that rewrite a table, or lock it as long as it is large. */
const LOCKING: [pattern: RegExp, problem: string][] = [
  [/\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/, 'rewrites the table for another type'],
  [/\bgenerated\s+always\s+as\b[\s\S]*\bstored\b/, 'rewrites the table for a stored column'],
  [
    /\badd\s+column\b[^,;]*\bdefault\s+(gen_random_uuid|uuidv7|clock_timestamp|random|nextval)\b/,
    'rewrites the table for a default that differs by row',
  ],
  [
    /\badd\s+(constraint\s+\w+\s+)?(check|foreign\s+key)\b(?![\s\S]*\bnot\s+valid\b)/,
    'checks all rows under a lock: add it "not valid", validate it later',
  ],
  [
    /\badd\s+(constraint\s+\w+\s+)?(unique|primary\s+key)\s*\(/,
    'builds an index under a lock: create it concurrently, then add it "using index"',
  ],
  [/\b(vacuum\s+full|cluster|lock\s+table)\b/, 'locks the table'],
];

const INDEX = /^\s*create\s+(?:unique\s+)?index\s+(concurrently\s+)?[\s\S]*?\bon\s+(?:only\s+)?(\w+)/;
const TABLE = String.raw`(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?(\w+)`;

/** In lower case, without comments and the arguments of types such as numeric(12, 2). */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/--.*$/gm, '')
    .replace(/\(\s*\d+\s*(,\s*\d+\s*)?\)/g, '');

/** Problems of a migration; none for a good one. New tables are empty, so that nothing locks them for long. */
export function problemsOf({ name, isTransactional, statements }: JudgedMigration): string[] {
  const phase = NAME.exec(name)?.[1];
  if (!phase) return ['is not named Migration<date>T<time>_<module>_<expand or contract>_<what>'];
  const made = new Set<string>();
  const validated = new Set<string>();
  const problems: string[] = [];
  for (const statement of statements.map(plain)) {
    const created = new RegExp(String.raw`^\s*create\s+(?:unlogged\s+)?table\s+${TABLE}`).exec(statement)?.[1];
    if (created) made.add(created);
    const altered = new RegExp(String.raw`^\s*alter\s+table\s+${TABLE}`).exec(statement)?.[1] ?? '';
    if (/\bvalidate\s+constraint\b/.test(statement)) validated.add(altered);
    const indexed = INDEX.exec(statement)?.[2] ?? '';
    if (!created && !made.has(altered) && !made.has(indexed))
      problems.push(...judge(statement, altered, phase, validated));
    problems.push(...judgeIndex(statement, made, isTransactional));
  }
  return problems;
}

function judge(statement: string, table: string, phase: string, validated: ReadonlySet<string>): string[] {
  const rules = phase === 'expand' ? [...CONTRACTING, ...LOCKING] : LOCKING;
  const found = rules.filter(([pattern]) => pattern.test(statement)).map(([, problem]) => problem);
  if (phase === 'contract' && /\bset\s+not\s+null\b/.test(statement) && !validated.has(table))
    found.push('reads all rows under a lock: validate a check first');
  return found;
}

function judgeIndex(statement: string, made: ReadonlySet<string>, isTransactional: boolean): string[] {
  const index = INDEX.exec(statement);
  if (!index) return [];
  const [, concurrently, table = ''] = index;
  if (!concurrently) return made.has(table) ? [] : ['builds an index under a lock: create it concurrently'];
  return isTransactional ? ['creates an index concurrently within a transaction'] : [];
}
