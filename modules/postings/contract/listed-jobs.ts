import type { SalaryUnit } from '#modules/shared/salary.js';

/** An open job, with what a search shows and finds of it. Amounts are dollars per unit, null unless they are shown. */
export interface ListedJob {
  id: string;
  title: string;
  /** HTML. */
  description: string;
  accountNumber: string;
  accountName: string;
  positionId: string;
  positionName: string;
  positionType: string;
  geography: string;
  jobListingNumber: number | null;
  externalListingNumber: string;
  city: string;
  state: string;
  zipCode: string;
  startDate: Date;
  endDate: Date;
  isExternalPost: boolean;
  externalUrl: string;
  isFeatured: boolean;
  isHot: boolean;
  isRemote: boolean;
  county: number | null;
  iu: number | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryUnit: SalaryUnit;
}

/** A number of listed jobs. Exactly one of the three names is set. */
export interface NameCount {
  title: string | null;
  positionId: string | null;
  accountNumber: string | null;
  jobs: number;
}

/** A listed job of a sitemap. */
export interface ListedJobEntry {
  id: string;
  accountNumber: string;
  updatedAt: Date;
}

/** Open jobs, whatever their dates unless a method names a moment. The search reads them. */
export abstract class ListedJobs {
  /** Omits all that are not open; unsorted. */
  abstract byIds(ids: readonly string[]): Promise<ListedJob[]>;

  /** The next ids after `after`, in their order, at most `limit`. Null starts at the beginning. */
  abstract idsAfter(after: string | null, limit: number): Promise<string[]>;

  abstract idsOf(owner: { accountNumber: string } | { positionId: string }): Promise<string[]>;

  /** Numbers of jobs of these organizations that are listed at a moment, by title, position and organization. */
  abstract countByName(at: Date, accountNumbers: readonly string[]): Promise<NameCount[]>;

  abstract countAt(at: Date): Promise<number>;

  /** One page of those that are listed at a moment, in the order of ids. */
  abstract pageAt(at: Date, bounds: { offset: number; limit: number }): Promise<ListedJobEntry[]>;

  /** When each job was changed last, by id. */
  abstract lastChanges(ids: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}
