import { Database } from '#platform/database/database.js';
import { type CliCommand, createProgressReporter, recordOperatorEvent, usageError } from './command.js';
import { normalizeTexts } from './normalize-texts.js';
import { TextsNormalized } from './operator-events.js';
import { STORED_TEXTS } from './stored-texts.js';

/**
 * Names that must differ within `scope`. They are compared folded, which for files alone takes a dash for a blank
 * besides.
 */
const UNIQUE_NAMES = [
  { table: 'position', scope: 'type', name: 'name', where: 'removed_at is null' },
  { table: 'credential', scope: "''", name: 'name', where: 'removed_at is null' },
  { table: 'certification', scope: 'type', name: 'name', where: 'removed_at is null' },
  { table: 'posting_template', scope: 'organization', name: 'name', where: 'true' },
  { table: 'report_definition', scope: 'owner_id::text', name: 'name', where: 'true' },
  { table: 'posting_access_request', scope: 'user_id::text', name: 'organization', where: "status = 'open'" },
  { table: 'profile_document', scope: 'user_id::text', name: 'file_name', where: 'removed_at is null' },
];

/** Normalizes texts from before the rule on typed text, and lists names that are the same by it. */
export const texts: CliCommand = {
  usage: 'texts normalize | texts collisions',
  async run(app, [verb]) {
    const database = app.get(Database, { strict: false });
    if (verb === 'collisions') return formatCollisions(await findCollisions(database));
    if (verb !== 'normalize') throw usageError(this.usage);
    const rows: Record<string, number> = {};
    let left = 0;
    for (const stored of STORED_TEXTS) {
      const done = await normalizeTexts(database, stored, createProgressReporter(stored.table));
      if (done.changed) rows[stored.table] = done.changed;
      left += done.left;
    }
    await recordOperatorEvent(app, TextsNormalized, { rows });
    const changed = Object.entries(rows).map(([table, count]) => `${table}: ${count} rows normalized.`);
    const kept = left
      ? [`${left} rows stay: others have their name or code. "texts collisions" lists names that are the same.`]
      : [];
    const search = rows.job || rows.organization ? ['Searches show them after: npm run cli -- reindex job-search'] : [];
    return [...(changed.length ? changed : ['All texts are normalized.']), ...kept, ...search].join('\n');
  },
};

interface Collision {
  table: string;
  scope: string;
  names: string[];
  ids: string[];
}

async function findCollisions(database: Database): Promise<Collision[]> {
  const found = UNIQUE_NAMES.map(({ table, scope, name, where }) =>
    database.rows<Collision>(
      `select '${table}' as table, ${scope} as scope, array_agg(${name} order by id) as names,
              array_agg(id::text order by id) as ids
         from ${table} where ${where} group by 2, folded(${name}) having count(*) > 1 order by 2, 3`,
    ),
  );
  return (await Promise.all(found)).flat();
}

function formatCollisions(collisions: readonly Collision[]): string {
  if (!collisions.length) return 'No two names are the same.';
  return collisions
    .map(({ table, scope, names, ids }) => {
      const rows = names.map((name, index) => `  ${ids[index]}  ${name}`);
      return [`${table}${scope && ` of ${scope}`}:`, ...rows].join('\n');
    })
    .join('\n');
}
