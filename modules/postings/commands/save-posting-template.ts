import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LOCKS } from '#modules/shared/locks.js';
import { takeLock } from '#platform/database/advisory-locks.js';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { JOB_MESSAGES } from '../contract/api/rules.js';
import { type PostingTemplateSummary, TEMPLATE_LIMITS } from '../contract/api/templates.js';
import type { JobContent } from '../domain/content.js';
import { PostingTemplate } from '../domain/posting-template.js';
import { canPerform } from '../domain/transitions.js';
import { JobLoader } from './job-loading.js';

/** Saves the content of a posting as a template of its organization. */
export class SavePostingTemplate extends Command<PostingTemplateSummary> {
  constructor(
    readonly jobId: string,
    readonly name: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

interface Existing {
  count: number;
  isTaken: boolean;
}

/** Names are compared as lists find them. */
const EXISTING = `
  select count(*)::int as count, coalesce(bool_or(folded(name) = folded(?)), false) as "isTaken"
    from posting_template where organization = ?`;

@CommandHandler(SavePostingTemplate)
export class SavePostingTemplateHandler implements ICommandHandler<SavePostingTemplate> {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobLoader,
  ) {}

  execute({ jobId, name, actor }: SavePostingTemplate): Promise<PostingTemplateSummary> {
    return this.database.transaction(async (em) => {
      const { job, jobActor } = await this.jobs.forUpdate(em, jobId, actor);
      if (!canPerform('post', jobActor)) {
        throw new DomainError('forbidden', 'not_allowed', 'Your account may not save templates of this organization.');
      }
      const { organization } = job;
      // Two that save at once wait for each other.
      await takeLock(em, LOCKS.postingTemplates, organization);
      const [existing] = await em.execute<[Existing]>(EXISTING, [name, organization]);
      if (existing.isTaken) throw nameError('template_exists', JOB_MESSAGES.templateExists);
      if (existing.count >= TEMPLATE_LIMITS.perOrganization)
        throw nameError('too_many_templates', JOB_MESSAGES.tooManyTemplates);
      const template = PostingTemplate.create(name, job as JobContent & { id: string }, actor.id);
      em.persist(template);
      await em.flush();
      return { id: template.id, name, organization, createdAt: template.createdAt.toISOString() };
    });
  }
}

const nameError = (code: string, message: string) =>
  new DomainError('conflict', code, message, [{ path: 'name', code, message }]);
