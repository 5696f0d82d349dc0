import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { type JobSummary, PostingsApi } from '#modules/postings/contract/postings-api.js';
import { ActorNames } from '#platform/http/access.js';

/** Looks up the names of today for ids in payloads of events, each once. Values that are no texts are skipped. */
@Injectable()
export class NameLookup {
  constructor(
    private readonly actors: ActorNames,
    private readonly directory: DirectoryApi,
    private readonly postings: PostingsApi,
  ) {}

  accounts(ids: readonly unknown[]): Promise<ReadonlyMap<string, string>> {
    return this.actors.byIds(textsIn(ids));
  }

  /** By account number. */
  async organizations(numbers: readonly unknown[]): Promise<Map<string, string>> {
    const texts = textsIn(numbers);
    const organizations = texts.length ? await this.directory.organizationsByNumbers(texts) : [];
    return new Map(organizations.map(({ accountNumber, accountName }) => [accountNumber, accountName]));
  }

  async positions(ids: readonly unknown[]): Promise<Map<string, string>> {
    const texts = textsIn(ids);
    const positions = texts.length ? await this.directory.positionsByIds(texts) : [];
    return new Map(positions.map(({ id, name }) => [id, name]));
  }

  /** By number. */
  async counties(numbers: readonly unknown[]): Promise<Map<number, string>> {
    const counties = numbers.length ? await this.directory.allCounties() : [];
    return new Map(counties.map(({ number, name }) => [number, name]));
  }

  async jobs(ids: readonly unknown[]): Promise<JobSummary[]> {
    const texts = textsIn(ids);
    return texts.length ? this.postings.jobsByIds(texts) : [];
  }
}

const textsIn = (values: readonly unknown[]) => [...new Set(values)].filter((value) => typeof value === 'string');

export const titleOf = ({ title }: JobSummary): string => title || 'a posting without a title';
