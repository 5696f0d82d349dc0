import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor, Public } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { managesData } from './access.js';
import { AddReferenceEntry } from './commands/add-reference-entry.js';
import { ChangeReferenceEntry } from './commands/change-reference-entry.js';
import { RemoveReferenceEntry } from './commands/remove-reference-entry.js';
import { RestoreReferenceEntry } from './commands/restore-reference-entry.js';
import * as contract from './contract/api/reference-data.js';
import { REFERENCE_KINDS, REFERENCE_PATHS, type ReferenceKind } from './contract/api/reference-kinds.js';
import { ReferenceData } from './read/reference-data.js';

const Id = z.uuid();
/** Choices of a form may be this old, in any browser. */
const CACHE_ONE_SECOND = 'public, max-age=1';

const ENTRIES = {
  position: contract.Position,
  credential: contract.Credential,
  certification: contract.Certification,
};
const LISTS = {
  position: contract.PositionList,
  credential: contract.CredentialList,
  certification: contract.CertificationList,
};

/** The routes of one list of reference data. */
function referenceController(kind: ReferenceKind): Type {
  const QuerySchema = kind === 'certification' ? contract.CertificationQuery : contract.ReferenceQuery;
  const Request = contract.REFERENCE_REQUESTS[kind];
  const Change = contract.REFERENCE_CHANGES[kind];

  @Controller(`api/${REFERENCE_PATHS[kind]}`)
  class ReferenceController {
    constructor(
      private readonly commands: CommandBus,
      private readonly entries: ReferenceData,
    ) {}

    /** Choices for everybody; those who manage data also get versions and numbers of uses. */
    @Public()
    @Get()
    @Returns(LISTS[kind])
    list(
      @Query({ schema: QuerySchema }) query: typeof contract.CertificationQuery._output,
      @CurrentActor() actor: Actor | null,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      if (query.limit && managesData(actor)) return this.entries.listWithUse(kind, query);
      reply.header('vary', 'authorization');
      if (!actor) reply.header('cache-control', CACHE_ONE_SECOND);
      return this.entries.list(kind, query).then(withoutVersions);
    }

    @Allow(...RIGHTS.manageData)
    @Post()
    @Returns(ENTRIES[kind], 201)
    async add(@Body({ schema: Request }) values: contract.ReferenceValues, @CurrentActor() actor: Actor) {
      const id = await this.commands.execute(new AddReferenceEntry(kind, values, actor));
      return this.entries.get(kind, id);
    }

    @Allow(...RIGHTS.manageData)
    @Patch(':id')
    @Returns(ENTRIES[kind])
    async change(
      @Param('id', { schema: Id }) id: string,
      @Body({ schema: Change }) change: Partial<contract.ReferenceValues> & { version?: number },
      @CurrentActor() actor: Actor,
    ) {
      await this.commands.execute(new ChangeReferenceEntry(kind, id, change, actor));
      return this.entries.get(kind, id);
    }

    @Allow(...RIGHTS.manageData)
    @Delete(':id')
    @HttpCode(204)
    async remove(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<void> {
      await this.commands.execute(new RemoveReferenceEntry(kind, id, actor));
    }

    /** Undoes a removal. */
    @Allow(...RIGHTS.manageData)
    @Post(':id/restore')
    @Returns(ENTRIES[kind])
    async restore(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor) {
      await this.commands.execute(new RestoreReferenceEntry(kind, id, actor));
      return this.entries.get(kind, id);
    }
  }
  return ReferenceController;
}

/** The public row of W16.5. */
const withoutVersions = <T extends { version?: number }>({
  items,
  ...page
}: {
  items: T[];
  totalItemsCount: number;
}) => ({
  ...page,
  items: items.map(({ version, ...entry }) => entry),
});

export const REFERENCE_CONTROLLERS = REFERENCE_KINDS.map(referenceController);
