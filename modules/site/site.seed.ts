import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Ask } from '../../src/platform/ask.js';
import { DemoData, type DemoPart } from '../../src/platform/demo-data.js';
import { AccountByEmail, DEMO_EMAILS } from '../identity/contract/questions.js';
import { PublishContent } from './commands/publish-content.js';
import { FIRST_CONTENT } from './domain/first-content.js';

const DATES = `
<h3>Dates to know</h3>
<ul>
<li><strong>December 1–7:</strong> School boards reorganize; many vote on mid-year hires that week</li>
<li><strong>January 21:</strong> Educator job fair, Camp Hill</li>
<li><strong>February 11:</strong> Educator job fair, Clarion</li>
</ul>
`;

/** Home's block as an editor has published it. */
@DemoData('site', 15)
@Injectable()
export class SiteSeed implements DemoPart {
  constructor(
    private readonly ask: Ask,
    private readonly commands: CommandBus,
  ) {}

  async load(): Promise<void> {
    const editor = await this.ask.of(new AccountByEmail(DEMO_EMAILS.admin));
    if (!editor) return;
    const text = FIRST_CONTENT.replace('<h3>For employers', `${DATES.trim()}\n<h3>For employers`);
    await this.commands.execute(new PublishContent(text, editor.id));
  }
}
