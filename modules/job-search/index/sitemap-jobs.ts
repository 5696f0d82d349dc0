import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { type ListedJobEntry, ListedJobs } from '#modules/postings/contract/listed-jobs.js';
import { Clock } from '#platform/time/clock.js';

/** Reads publicly visible jobs for the sitemap. */
@Injectable()
export class SitemapJobs {
  constructor(
    private readonly listed: ListedJobs,
    private readonly directory: DirectoryApi,
    private readonly clock: Clock,
  ) {}

  /** Upper bound: includes jobs of disabled organizations. */
  count(): Promise<number> {
    return this.listed.countAt(this.clock.now());
  }

  /** One page of them, in the order of ids. */
  async findPage(offset: number, limit: number): Promise<ListedJobEntry[]> {
    const entries = await this.listed.pageAt(this.clock.now(), { offset, limit });
    const numbers = [...new Set(entries.map(({ accountNumber }) => accountNumber))];
    const organizations = await this.directory.organizationsByNumbers(numbers);
    const usable = new Set(organizations.flatMap((one) => (one.usable ? [one.accountNumber] : [])));
    return entries.filter(({ accountNumber }) => usable.has(accountNumber));
  }
}
