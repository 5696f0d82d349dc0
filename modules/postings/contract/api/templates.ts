import { z } from 'zod';
import { requiredName } from '#modules/shared/text.js';

/** Templates of postings, one set for each organization. */

export const TEMPLATE_LIMITS = { name: 80, perOrganization: 100 } as const;

/** POST /api/jobs/{id}/template. Names that look alike are one. */
export const TemplateRequest = z.object({
  name: requiredName('Template name', TEMPLATE_LIMITS.name),
});
export type TemplateRequest = z.infer<typeof TemplateRequest>;

/** GET /api/jobs/templates: those of one organization, by account number; by default of all that the user posts for. */
export const TemplateQuery = z.object({ organization: z.string().max(20).optional() });
export type TemplateQuery = z.infer<typeof TemplateQuery>;

export const PostingTemplateSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Account number. */
  organization: z.string(),
  createdAt: z.iso.datetime(),
});
export type PostingTemplateSummary = z.infer<typeof PostingTemplateSummary>;

/**
 * GET /api/jobs/templates/{id}. `content` is a TemplateContent: a value that the form would not accept any more is left
 * out, which a schema with defaults would add again.
 */
export const PostingTemplateDetail = PostingTemplateSummary.extend({ content: z.record(z.string(), z.unknown()) });
export type PostingTemplateDetail = z.infer<typeof PostingTemplateDetail>;
