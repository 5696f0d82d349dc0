import { Injectable } from '@nestjs/common';
import type { JobSummary } from '#modules/postings/contract/postings-api.js';
import type { HistoryLine } from '#modules/shared/event.js';
import { privilegeName } from '#modules/shared/event-texts.js';
import type { HistoryKind } from '#modules/shared/history-kinds.js';
import { joinWords } from '#modules/shared/join-words.js';
import type { HistoryEntry } from '../../contract/api/history.js';
import { NameLookup } from '../name-lookup.js';
import type { Happening } from './lines.js';
import type { Subject } from './subject.js';

export type Sentence = Pick<HistoryEntry, 'who' | 'text' | 'posting'>;

/** Without an actor it was the clock or a command. */
export const PRODUCT = 'Career Gateway';
const REMOVED_ACCOUNT = 'a removed account';

const PLACEHOLDER = /\{(\w+)\}/g;

type DescribedHappening = Happening & { line: HistoryLine<Happening['payload']> };

/** Names by id or account number, and the postings that the reader may open. */
interface Names {
  accounts: ReadonlyMap<string, string>;
  organizations: ReadonlyMap<string, string>;
  postings: ReadonlyMap<string, string>;
}

/** Puts events into sentences. The names of a page are looked up together. */
@Injectable()
export class Sentences {
  constructor(private readonly names: NameLookup) {}

  /** One sentence for each event. */
  async compose({ kind, mayOpen }: Subject, events: readonly DescribedHappening[]): Promise<Sentence[]> {
    const templates = events.map((event) => templateOf(event, kind));
    const used = (placeholders: readonly string[]) =>
      events.filter((_, index) => placeholders.some((one) => templates[index]?.includes(`{${one}}`)));
    const [accounts, organizations, postings] = await Promise.all([
      this.names.accounts(used(['actor', 'user']).flatMap(({ actorId, payload }) => [actorId, payload.userId])),
      this.names.organizations(
        used(['organization', 'organizations']).flatMap(({ payload }) =>
          [payload.organization, payload.organizations].flat(),
        ),
      ),
      mayOpen ? this.postingNames(used(['original', 'copy']), mayOpen) : new Map<string, string>(),
    ]);
    return events.map((event, index) => fill(templates[index] ?? '', event, { accounts, organizations, postings }));
  }

  private async postingNames(
    events: readonly Happening[],
    mayOpen: (job: JobSummary) => boolean,
  ): Promise<Names['postings']> {
    const jobs = await this.names.jobs(events.flatMap(({ payload }) => [payload.jobId, payload.copiedFrom]));
    return new Map(
      jobs
        .filter(mayOpen)
        .map(({ id, title, jobListingNumber: number }) => [id, number ? `No. ${number}, ${title}` : title]),
    );
  }
}

function templateOf(event: DescribedHappening, kind: HistoryKind): string {
  const { text } = event.line;
  const template = typeof text === 'string' ? text : text(event.payload, event.actorId);
  return template.replace(/\[(.*?)\]/g, kind === 'applications' ? '' : '$1');
}

function fill(template: string, event: Happening, { accounts, organizations, postings }: Names): Sentence {
  const { actorId, payload } = event;
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
    original: () => postings.get(String(payload.copiedFrom)) ?? numberOfOriginal(payload),
    copy: () => postings.get(String(payload.jobId)) ?? 'another one',
  };
  const postingId = template.includes('{original}') ? payload.copiedFrom : template.includes('{copy}') && payload.jobId;
  const postingName = postings.get(String(postingId));
  const value = (placeholder: string) => values[placeholder]?.() ?? '';
  const first = /^\{(\w+)\} /.exec(template);
  return {
    who: first ? capitalized(value(first[1] ?? '')) : null,
    text: template.slice(first?.[0].length ?? 0).replace(PLACEHOLDER, (_, placeholder: string) => value(placeholder)),
    posting: postingName === undefined ? null : { id: String(postingId), name: postingName },
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The number at the time of the copy, which an unsubmitted posting has not. */
const numberOfOriginal = ({ copiedFromNumber }: Happening['payload']) =>
  copiedFromNumber ? `No. ${copiedFromNumber}` : 'a posting that was not submitted';
