import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { DomainError, invalidField } from '../../../src/platform/errors.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { OrganizationByNumber, PositionById } from '../../directory/contract/questions.js';
import { ReviewersOfOrganization } from '../../identity/contract/questions.js';
import { isAdminLevel, isPosterOf } from '../access.js';
import type { JobPayload } from '../contract/api.js';
import { JOB_MESSAGES } from '../contract/api-rules.js';
import type { Place } from '../domain/content.js';
import type { Job } from '../domain/job.js';

/** Asks directory and identity about what a payload names, and refuses what this actor may not choose. */
@Injectable()
export class Places {
  constructor(private readonly ask: Ask) {}

  /**
   * Organization and position of the payload. Throws DomainError invalid at a field that names nothing or nobody, and
   * forbidden for an organization that is not the actor's to post for (W5.7–W5.10).
   */
  async of(payload: JobPayload, actor: Actor, current: Job | null): Promise<Place> {
    const number = payload.organization;
    const organization = await this.ask.of(new OrganizationByNumber(number));
    if (!organization) throw invalidField('organization', JOB_MESSAGES.notOfTheList);
    if (!isAdminLevel(actor)) {
      if (current?.organization !== number && !isPosterOf(number, actor)) throw refused(JOB_MESSAGES.noOrganizations);
      if (!organization.usable) throw refused(JOB_MESSAGES.organizationDisabled);
    }
    const position = await this.ask.of(new PositionById(payload.position));
    if (!position) throw invalidField('position', JOB_MESSAGES.notOfTheList);
    if (isAdminLevel(actor) && payload.isBoardReview) await this.checkReviewers(payload);
    return { organization, position };
  }

  /** Throws DomainError forbidden when an organization that went out of use keeps its posters out (W5.8). */
  async checkStillUsable(job: Job, actor: Actor): Promise<void> {
    if (isAdminLevel(actor)) return;
    const organization = await this.ask.of(new OrganizationByNumber(job.organization));
    if (!organization?.usable) throw refused(JOB_MESSAGES.organizationDisabled);
  }

  /** A position that left the catalogue counts as one that requires approval. */
  async isApprovalNeeded(positionId: string): Promise<boolean> {
    return (await this.ask.of(new PositionById(positionId)))?.approval ?? true;
  }

  private async checkReviewers({ organization, reviewers }: JobPayload): Promise<void> {
    const known = new Set((await this.ask.of(new ReviewersOfOrganization(organization))).map(({ id }) => id));
    if (reviewers.every((id) => known.has(id))) return;
    throw invalidField('reviewers', "Please choose from the organization's reviewers");
  }
}

function refused(message: string): DomainError {
  const fields = [{ path: 'organization', code: 'not_usable', message }];
  return new DomainError('forbidden', 'organization_not_usable', message, fields);
}
