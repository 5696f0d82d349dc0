import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApplicationCountsOfUser } from '#modules/applications/contract/queries.js';
import { ReviewedJobCounts } from '#modules/postings/contract/queries.js';
import { ProfileForApplying } from '#modules/profiles/contract/queries.js';
import type { UserConsequences as Consequences } from '../contract/api/users.js';
import { Users } from './users.js';

/** Reads what ends with the rights of a user or with the account, before an administrator decides. */
@Injectable()
export class UserConsequences {
  constructor(
    private readonly users: Users,
    private readonly queries: QueryBus,
  ) {}

  /** Throws DomainError notFound. */
  async get(id: string): Promise<Consequences> {
    const [reviews, { submitted, others }, { documents }] = await Promise.all([
      this.queries.execute(new ReviewedJobCounts(id)),
      this.queries.execute(new ApplicationCountsOfUser(id)),
      this.queries.execute(new ProfileForApplying(id)),
      this.users.get(id),
    ]);
    return {
      reviews: reviews.map(({ organization, jobs }) => ({ accountNumber: organization, jobs })),
      submittedApplications: submitted,
      otherApplications: others,
      documents: documents.length,
    };
  }
}
