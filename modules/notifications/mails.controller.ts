import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { RIGHTS } from '#modules/shared/rights.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { type Page, pageQuery, pageSchema } from '#platform/http/paging.js';
import { Returns } from '#platform/http/returns.js';
import { SendAgain } from './commands/send-again.js';
import { MailRecord, SHOWN_MAILS } from './contract/api/mails.js';
import { MailsOfUser } from './read/mails-of-user.js';

const MailsQuery = z.object({ ...pageQuery(10), show: z.enum(SHOWN_MAILS).default('all') });

/** Which mails a person got, and why not, for those who manage users. */
@Controller('api/mails')
export class MailsController {
  constructor(
    private readonly identity: IdentityApi,
    private readonly mails: MailsOfUser,
    private readonly sendAgain: SendAgain,
  ) {}

  @Allow(...RIGHTS.manageUsers)
  @Get('users/:id')
  @Returns(pageSchema(MailRecord))
  async ofUser(
    @Param('id', { schema: z.uuid() }) id: string,
    @Query({ schema: MailsQuery }) query: z.infer<typeof MailsQuery>,
  ): Promise<Page<MailRecord>> {
    const [account] = await this.identity.accountsByIds([id]);
    if (!account) throw notFoundError('The user');
    return this.mails.page(id, query);
  }

  /** A mail that was given up, to the address that its person has now. */
  @Allow(...RIGHTS.manageUsers)
  @Post(':id/again')
  @HttpCode(204)
  async again(@Param('id', { schema: z.uuid() }) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.sendAgain.execute(id, actor);
  }
}
