import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '#platform/database/aggregate.js';
import { TEMPLATE_FIELDS, type TemplateContent } from '../contract/api/job.js';
import { PostingTemplateRemoved, PostingTemplateSaved } from '../contract/events.js';
import { ADMIN_ONLY, type JobContent } from './content.js';

const PostingTemplateSchema = defineEntity({
  name: 'PostingTemplate',
  tableName: 'posting_template',
  properties: {
    ...aggregateProperties,
    organization: p.string(),
    name: p.string(),
    content: p.json<Record<string, unknown>>(),
    createdBy: p.uuid(),
  },
});

const FIELDS = Object.entries(TEMPLATE_FIELDS.shape);

/** A beginning for new postings of an organization. */
export class PostingTemplate extends PostingTemplateSchema.class {
  static create(name: string, job: JobContent & { id: string }, actorId: string): PostingTemplate {
    const { organization, id: jobId } = job;
    const values: Record<string, unknown> = { ...job, position: job.positionId, isSalaryShow: job.showsSalary };
    const content = Object.fromEntries(FIELDS.map(([field]) => [field, values[field]]));
    const template = Object.assign(new PostingTemplate(), {
      id: newId(),
      eventCount: 0,
      organization,
      name,
      content,
      createdBy: actorId,
    });
    record(template, PostingTemplateSaved, { templateId: template.id, organization, jobId }, actorId);
    return template;
  }

  /** The stored values that the form still accepts; the settings of administrators for them only (W5.39). */
  validContent(isAdminLevel: boolean): TemplateContent {
    const hidden: readonly string[] = isAdminLevel ? [] : ADMIN_ONLY;
    return Object.fromEntries(
      FIELDS.flatMap(([field, schema]) => {
        const { success, data } = schema.safeParse(this.content[field]);
        return success && field in this.content && !hidden.includes(field) ? [[field, data]] : [];
      }),
    );
  }

  /** To be called before the row is deleted. */
  remove(actorId: string): void {
    record(this, PostingTemplateRemoved, { templateId: this.id, organization: this.organization }, actorId);
  }
}

PostingTemplateSchema.setClass(PostingTemplate);
