import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OrganizationsByNumbers } from '../../../directory/contract/queries.js';
import { AccountsByIds, PRIVILEGE_NAMES } from '../../../identity/contract/queries.js';
import type { HistoryKind } from '../../contract/api-history-kinds.js';
import { type Happening, joinWords, type Lines } from './line.js';

export interface Sentence {
  who: string | null;
  text: string;
}

/** Without an actor it was the clock or a command. */
const PRODUCT = 'Career Gateway';
const REMOVED_ACCOUNT = 'A removed account';

const PLACEHOLDER = /\{(\w+)\}/g;

type NamedHappening = Happening & { name: string };
type Names = ReadonlyMap<string, string>;

/** Puts facts into sentences. The names of a page are looked up together. */
@Injectable()
export class Sentences {
  constructor(private readonly queries: QueryBus) {}

  /** One sentence for each fact, all of which have a line. */
  async compose(kind: HistoryKind, facts: readonly NamedHappening[], lines: Lines): Promise<Sentence[]> {
    const templates = facts.map((fact) => templateOf(fact, kind, lines));
    const used = (placeholders: readonly string[]) =>
      facts.filter((_, index) => placeholders.some((one) => templates[index]?.includes(`{${one}}`)));
    const [accounts, organizations] = await Promise.all([
      this.accountNames(used(['actor', 'user'])),
      this.organizationNames(used(['organization', 'organizations'])),
    ]);
    return facts.map((fact, index) => fill(templates[index] ?? '', fact, accounts, organizations));
  }

  private async accountNames(facts: readonly Happening[]): Promise<Names> {
    const ids = stringsIn(facts.flatMap(({ actorId, payload }) => [actorId, payload.userId]));
    const accounts = ids.length ? await this.queries.execute(new AccountsByIds(ids)) : [];
    return new Map(
      accounts.map(({ id, firstName, lastName, email }) => [id, `${firstName} ${lastName}`.trim() || email]),
    );
  }

  private async organizationNames(facts: readonly Happening[]): Promise<Names> {
    const numbers = stringsIn(facts.flatMap(({ payload }) => [payload.organization, payload.organizations].flat()));
    const organizations = numbers.length ? await this.queries.execute(new OrganizationsByNumbers(numbers)) : [];
    return new Map(organizations.map(({ accountNumber, accountName }) => [accountNumber, accountName]));
  }
}

const stringsIn = (values: readonly unknown[]) => [...new Set(values)].filter((value) => typeof value === 'string');

function templateOf(fact: NamedHappening, kind: HistoryKind, lines: Lines): string {
  const { sentence = '' } = lines[fact.name] ?? {};
  const template = typeof sentence === 'string' ? sentence : sentence(fact);
  return template.replace(/\[(.*?)\]/g, kind === 'applications' ? '' : '$1');
}

function fill(template: string, fact: Happening, accounts: Names, organizations: Names): Sentence {
  const { actorId, payload } = fact;
  const account = (id: unknown) => accounts.get(String(id)) ?? REMOVED_ACCOUNT;
  const organization = (number: unknown) => organizations.get(String(number)) ?? String(number);
  const list = (value: unknown, nameOf: (item: unknown) => string) => joinWords((value as unknown[]).map(nameOf));
  const values: Record<string, () => string> = {
    actor: () => (actorId ? account(actorId) : PRODUCT),
    user: () => account(payload.userId),
    organization: () => organization(payload.organization),
    organizations: () => list(payload.organizations, organization),
    privilege: () => privilegeName(payload.privilege),
    privileges: () => list(payload.privileges, privilegeName),
  };
  const value = (placeholder: string) => values[placeholder]?.() ?? '';
  const first = /^\{(\w+)\} /.exec(template);
  return {
    who: first ? value(first[1] ?? '') : null,
    text: template.slice(first?.[0].length ?? 0).replace(PLACEHOLDER, (_, placeholder: string) => value(placeholder)),
  };
}

const privilegeName = (id: unknown) => PRIVILEGE_NAMES[id as keyof typeof PRIVILEGE_NAMES] ?? `Privilege ${id}`;
