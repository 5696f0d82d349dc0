import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEMO_EMAILS, IdentityApi } from '#modules/identity/contract/identity-api.js';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import { Seed, type Seeder } from '#platform/seeding/seeder.js';
import { PublishContent } from './commands/publish-content.js';
import { DEFAULT_CONTENT } from './domain/default-content.js';

const DATES = `
<h3>Dates to know</h3>
<ul>
<li><strong>December 1–7:</strong> School boards reorganize; many vote on mid-year hires that week</li>
<li><strong>January 21:</strong> Educator job fair, Camp Hill</li>
<li><strong>February 11:</strong> Educator job fair, Clarion</li>
</ul>
`;

/** Publishes content on Home as the demo administrator. */
@Seed('site', 15)
@Injectable()
export class SiteSeed implements Seeder {
  constructor(
    private readonly identity: IdentityApi,
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  async seed(): Promise<void> {
    const editor = await this.identity.accountByEmail(DEMO_EMAILS.admin);
    if (!editor) return;
    const text = DEFAULT_CONTENT.replace('<h3>For employers', `${DATES.trim()}\n<h3>For employers`);
    await this.commands.execute(new PublishContent(text, editor.id));
  }

  /** Home then shows the latest content of others, or the default. */
  async remove(): Promise<Record<string, number>> {
    const people = toArrayLiteral(await this.identity.demoAccountIds());
    return this.database.transaction(async (em) => {
      const contents = await em.execute('delete from home_content where published_by = any(?::uuid[]) returning 1', [
        people,
      ]);
      return { 'home contents': contents.length };
    });
  }
}
