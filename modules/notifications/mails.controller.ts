import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { RIGHTS } from '#modules/shared/rights.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { Allow } from '#platform/http/access.js';
import { type Page, pageQuery, pageSchema } from '#platform/http/paging.js';
import { Returns } from '#platform/http/returns.js';
import { MailRecord, SHOWN_MAILS } from './contract/api/mails.js';
import { MailsOfUser } from './read/mails-of-user.js';

const MailsQuery = z.object({ ...pageQuery(10), show: z.enum(SHOWN_MAILS).default('all') });

/** Which mails a person got, and why not, for those who manage users. */
@Controller('api/mails')
export class MailsController {
  constructor(
    private readonly identity: IdentityApi,
    private readonly mails: MailsOfUser,
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
}
