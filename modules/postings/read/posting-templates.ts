import { Injectable } from '@nestjs/common';
import { isAdminLevel } from '#modules/shared/rights.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { mayPostFor } from '../access.js';
import type { PostingTemplateDetail, PostingTemplateSummary } from '../contract/api/templates.js';
import { PostingTemplate } from '../domain/posting-template.js';

/** The templates of the organizations that the actor may post for; for admin-level users those of one they name. */
@Injectable()
export class PostingTemplates {
  constructor(private readonly database: Database) {}

  list(organization: string | undefined, actor: Actor): Promise<PostingTemplateSummary[]> {
    const named = organization === undefined ? [...actor.organizations] : [organization];
    const allowed = named.filter((number) => mayPostFor(number, actor));
    if (allowed.length === 0) return Promise.resolve([]);
    return this.database.read(async (em) => {
      const found = await em.find(
        PostingTemplate,
        { organization: { $in: allowed } },
        { orderBy: { organization: 'asc', name: 'asc' }, exclude: ['content'] },
      );
      return found.map(toSummary);
    });
  }

  /** Throws DomainError notFound for one of others. */
  async get(id: string, actor: Actor): Promise<PostingTemplateDetail> {
    const template = await this.database.read((em) => em.findOne(PostingTemplate, { id }));
    if (!template || !mayPostFor(template.organization, actor)) throw notFoundError('The template');
    return { ...toSummary(template), content: template.validContent(isAdminLevel(actor)) };
  }
}

const toSummary = ({
  id,
  name,
  organization,
  createdAt,
}: Pick<PostingTemplate, 'id' | 'name' | 'organization' | 'createdAt'>): PostingTemplateSummary => ({
  id,
  name,
  organization,
  createdAt: createdAt.toISOString(),
});
