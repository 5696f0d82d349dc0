import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFoundError } from '#platform/errors/domain-error.js';
import { Public } from '#platform/http/access.js';
import { pageQuery } from '#platform/http/paging.js';
import { Returns } from '#platform/http/returns.js';
import { isOnThisMachine } from '#platform/monitoring/operator-access.js';
import { MailboxMessage, MailboxPage } from './contract/api/mailbox.js';
import { Mailbox } from './read/mailbox.js';

const MailboxQuery = z.object(pageQuery(25));

const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/** For callers on this machine: neither through a proxy, nor by a name that another site made lead here. */
@Public()
@Controller('api/mailbox')
export class MailboxController {
  constructor(private readonly mailbox: Mailbox) {}

  @Get()
  @Returns(MailboxPage)
  list(
    @Query({ schema: MailboxQuery }) { offset, limit }: z.infer<typeof MailboxQuery>,
    @Req() request: FastifyRequest,
  ): Promise<MailboxPage> {
    assertLocal(request);
    return this.mailbox.list(offset, limit);
  }

  @Get(':id')
  @Returns(MailboxMessage)
  get(@Param('id', { schema: z.uuid() }) id: string, @Req() request: FastifyRequest): Promise<MailboxMessage> {
    assertLocal(request);
    return this.mailbox.get(id);
  }
}

function assertLocal(request: FastifyRequest): void {
  if (!isOnThisMachine(request) || !LOOPBACK_HOST.test(request.headers.host ?? '')) throw notFoundError('The mailbox');
}
