import { Body, Controller, Get, Ip, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { type Page, pageQuery, pageSchema } from '#platform/http/paging.js';
import { Returns } from '#platform/http/returns.js';
import { DeclinePostingAccess } from './commands/decline-posting-access.js';
import { GrantPostingAccess } from './commands/grant-posting-access.js';
import { RequestPostingAccess } from './commands/request-posting-access.js';
import { MessageResponse } from './contract/api/accounts.js';
import {
  OpenPostingAccessRequest,
  PostingAccessDecline,
  PostingAccessGrant,
  PostingAccessRequestBody,
} from './contract/api/posting-access.js';
import { PostingAccessRequests } from './read/posting-access-requests.js';
import { AuthRateLimiter } from './security/auth-rate-limiter.js';

const Id = z.uuid();
/** `request` asks for one alone, wherever it is in the list. */
const PageQuery = z.object({ ...pageQuery(10), request: z.uuid().optional() });

/** Requests for posting rights, and the decisions about them. */
@Controller('api')
export class PostingAccessController {
  constructor(
    private readonly commands: CommandBus,
    private readonly requests: PostingAccessRequests,
    private readonly limiter: AuthRateLimiter,
  ) {}

  @Allow()
  @Post('common/job-posting')
  @Returns(MessageResponse)
  async request(
    @Body({ schema: PostingAccessRequestBody }) { organization, message }: PostingAccessRequestBody,
    @CurrentActor() actor: Actor,
    @Ip() ip: string,
  ): Promise<MessageResponse> {
    await this.limiter.consume('postingAccess', { account: actor.id, ip });
    await this.commands.execute(new RequestPostingAccess({ organization, message }, actor));
    return { message: 'Your request is on its way. We will answer by email.' };
  }

  @Allow(...RIGHTS.manageUsers)
  @Get('posting-access-requests')
  @Returns(pageSchema(OpenPostingAccessRequest))
  list(
    @Query({ schema: PageQuery }) { offset, limit, request }: z.infer<typeof PageQuery>,
  ): Promise<Page<OpenPostingAccessRequest>> {
    return request ? this.requests.findOpen(request) : this.requests.listOpen(offset, limit);
  }

  @Allow(...RIGHTS.manageUsers)
  @Patch('posting-access-requests/:id/grant')
  @Returns(MessageResponse)
  async grant(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: PostingAccessGrant }) grant: PostingAccessGrant,
    @CurrentActor() actor: Actor,
  ): Promise<MessageResponse> {
    await this.commands.execute(new GrantPostingAccess(id, grant, actor));
    return { message: 'The right is given.' };
  }

  @Allow(...RIGHTS.manageUsers)
  @Patch('posting-access-requests/:id/decline')
  @Returns(MessageResponse)
  async decline(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: PostingAccessDecline }) { reason }: PostingAccessDecline,
    @CurrentActor() actor: Actor,
  ): Promise<MessageResponse> {
    await this.commands.execute(new DeclinePostingAccess(id, reason, actor));
    return { message: 'The request is declined.' };
  }
}
