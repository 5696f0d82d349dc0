import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { isAdminLevel, isPosterOf } from '#modules/shared/rights.js';
import { DomainError, invalidFieldError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import type { JobPayload } from '../contract/api/job.js';
import { JOB_MESSAGES } from '../contract/api/rules.js';
import { Applicants } from '../contract/applicants.js';
import type { PostingTarget } from '../domain/content.js';
import type { Job } from '../domain/job.js';

/** Resolves organization, position and reviewers of a payload, and checks that the actor may select them. */
@Injectable()
export class PostingTargetResolver {
  constructor(
    private readonly directory: DirectoryApi,
    private readonly identity: IdentityApi,
    private readonly applicants: Applicants,
  ) {}

  /**
   * Organization and position of the payload. Throws DomainError invalid at a field with an unknown value, forbidden
   * for an organization that the actor may not post for or move the posting away from, and conflict for another
   * organization once there is an application. `current` is locked by `JobLoader`, so a submission is either
   * visible here or comes after the change.
   */
  async resolve(payload: JobPayload, actor: Actor, current: Job | null): Promise<PostingTarget> {
    const number = payload.organization;
    const organization = await this.directory.organizationByNumber(number);
    if (!organization) throw invalidFieldError('organization', JOB_MESSAGES.notOfTheList);
    const isMoved = current !== null && current.organization !== number;
    if (!isAdminLevel(actor)) {
      if (current?.organization !== number && !isPosterOf(number, actor))
        throw organizationError(JOB_MESSAGES.noOrganizations);
      if (isMoved && !isPosterOf(current.organization, actor))
        throw organizationError(JOB_MESSAGES.organizationOfOthers);
      if (!organization.usable) throw organizationError(JOB_MESSAGES.organizationDisabled);
    }
    if (isMoved) await this.assertNobodyApplied(current);
    const position = await this.directory.positionById(payload.position);
    if (!position) throw invalidFieldError('position', JOB_MESSAGES.notOfTheList);
    if (isAdminLevel(actor) && payload.isBoardReview) await this.assertReviewersKnown(payload);
    return { organization, position };
  }

  /** Throws DomainError forbidden for a poster if the organization was disabled. */
  async assertOrganizationUsable(job: Job, actor: Actor): Promise<void> {
    if (isAdminLevel(actor)) return;
    const organization = await this.directory.organizationByNumber(job.organization);
    if (!organization?.usable) throw organizationError(JOB_MESSAGES.organizationDisabled);
  }

  /** Throws DomainError conflict at `position` if it left the catalogue. */
  async assertPositionExists({ positionId }: Job): Promise<void> {
    if (await this.directory.positionById(positionId)) return;
    const message = JOB_MESSAGES.positionGone;
    throw new DomainError('conflict', 'position_gone', message, [{ path: 'position', code: 'position_gone', message }]);
  }

  /** A position that left the catalogue requires approval. */
  async isApprovalNeeded(positionId: string): Promise<boolean> {
    return (await this.directory.positionById(positionId))?.approval ?? true;
  }

  private async assertNobodyApplied({ id }: Job): Promise<void> {
    if (!(await this.applicants.hasAny(id))) return;
    const message = JOB_MESSAGES.organizationStands;
    const fields = [{ path: 'organization', code: 'organization_stands', message }];
    throw new DomainError('conflict', 'organization_stands', message, fields);
  }

  private async assertReviewersKnown({ organization, reviewers }: JobPayload): Promise<void> {
    const reviewerIds = new Set((await this.identity.reviewersOfOrganization(organization)).map(({ id }) => id));
    if (reviewers.every((id) => reviewerIds.has(id))) return;
    throw invalidFieldError('reviewers', "Please choose from the organization's reviewers");
  }
}

function organizationError(message: string): DomainError {
  const fields = [{ path: 'organization', code: 'not_usable', message }];
  return new DomainError('forbidden', 'organization_not_usable', message, fields);
}
