import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { Public } from '../../src/platform/http/access.js';
import { pageQuery } from '../../src/platform/http/paging.js';
import { Returns } from '../../src/platform/http/returns.js';
import { MailboxMessage, MailboxPage } from './contract/api.js';
import { Mailbox } from './read/mailbox.js';

const MailboxQuery = z.object(pageQuery(25));

@Public()
@Controller('api/mailbox')
export class MailboxController {
  constructor(private readonly mailbox: Mailbox) {}

  @Get()
  @Returns(MailboxPage)
  list(@Query({ schema: MailboxQuery }) { offset, limit }: z.infer<typeof MailboxQuery>): Promise<MailboxPage> {
    return this.mailbox.list(offset, limit);
  }

  @Get(':id')
  @Returns(MailboxMessage)
  get(@Param('id', { schema: z.uuid() }) id: string): Promise<MailboxMessage> {
    return this.mailbox.get(id);
  }
}
