import { Injectable } from '@nestjs/common';
import { ORGANIZATION_FIELDS } from '#modules/directory/contract/organization-fields.js';
import { ACCOUNT_FIELDS } from '#modules/identity/contract/account-fields.js';
import { JOB_FIELDS } from '#modules/postings/contract/postings-api.js';
import type { ChangedFields, ValueWords } from '#modules/shared/changed-fields.js';
import { privilegeName } from '#modules/shared/event-texts.js';
import type { HistoryKind } from '#modules/shared/history-kinds.js';
import { Database } from '#platform/database/database.js';
import { localDate } from '#platform/time/local-time.js';
import type { HistoryChange } from '../../contract/api/history.js';
import { NameLookup } from '../name-lookup.js';

/** An application's own history says its moves in sentences. */
const FIELDS: Record<HistoryKind, ChangedFields> = {
  users: ACCOUNT_FIELDS,
  organizations: ORGANIZATION_FIELDS,
  jobs: JOB_FIELDS,
  applications: {},
};

interface Kept {
  eventId: string;
  path: string;
  isKept: boolean;
  before: unknown;
  after: unknown;
}

const KEPT = `
  select event_id as "eventId", path, is_kept as "isKept", old_value as before, new_value as after
    from event_change where event_id = any(?::uuid[])`;

/** What events changed, from which value to which. The names of a page are looked up together. */
@Injectable()
export class KeptChanges {
  constructor(
    private readonly database: Database,
    private readonly names: NameLookup,
  ) {}

  /** Lines by the id of the event, in the order of the fields on their page. */
  async of(kind: HistoryKind, eventIds: readonly string[]): Promise<ReadonlyMap<string, HistoryChange[]>> {
    const fields = FIELDS[kind];
    const order = Object.keys(fields);
    if (order.length === 0 || eventIds.length === 0) return new Map();
    const rows = (await this.database.rows<Kept>(KEPT, [eventIds]))
      .filter(({ path }) => fields[path])
      .sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
    const textOf = await this.valueTexts(fields, rows);
    const changes = new Map<string, HistoryChange[]>();
    for (const { eventId, path, isKept, before, after } of rows) {
      const { label, words } = fields[path] ?? { label: path, words: 'text' };
      const text = (value: unknown) => (isKept ? textOf(words, value) : null);
      const line = { label, before: text(before), after: text(after) };
      changes.set(eventId, [...(changes.get(eventId) ?? []), line]);
    }
    return changes;
  }

  private async valueTexts(fields: ChangedFields, rows: readonly Kept[]) {
    const valuesOf = (...words: ValueWords[]) =>
      rows
        .filter(({ path }) => words.includes(fields[path]?.words ?? 'text'))
        .flatMap(({ before, after }) => [before, after].flat());
    const [accounts, organizations, positions, counties] = await Promise.all([
      this.names.accounts(valuesOf('accounts')),
      this.names.organizations(valuesOf('organization', 'organizations')),
      this.names.positions(valuesOf('position')),
      this.names.counties(valuesOf('county')),
    ]);
    const nameIn = (names: ReadonlyMap<unknown, string>) => (id: unknown) => names.get(id) ?? String(id);
    const wordOf: Record<string, (value: unknown) => string> = {
      text: String,
      yesOrNo: (is) => (is ? 'Yes' : 'No'),
      day: (instant) => shortDay(String(instant)),
      amount: (amount) => DOLLARS.format(Number(amount)),
      organization: nameIn(organizations),
      organizations: nameIn(organizations),
      position: nameIn(positions),
      county: nameIn(counties),
      accounts: (id) => accounts.get(String(id)) ?? 'A removed account',
      privileges: privilegeName,
    };
    return (words: ValueWords, value: unknown): string => {
      const word =
        typeof words === 'string' ? (wordOf[words] ?? String) : (code: unknown) => words[String(code)] ?? String(code);
      const texts = [value].flat().filter((one) => one !== null && one !== '');
      return texts.map(word).sort().join(', ') || 'None';
    };
  }
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "11/18/2026": the local day of an instant. */
function shortDay(instant: string): string {
  const [year, month, day] = localDate(new Date(instant)).split('-');
  return `${month}/${day}/${year}`;
}
