import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor, holds, Public } from '../../src/platform/http/access.js';
import { Returns } from '../../src/platform/http/returns.js';
import { RIGHTS } from '../identity/contract/questions.js';
import { Geography as GeographyView, OrganizationList, PositionList, PositionQuery } from './contract/api.js';
import { Geography } from './read/geography.js';
import { Organizations } from './read/organizations.js';
import { Positions } from './read/positions.js';

const A_MINUTE = 'public, max-age=60';

/** What the pickers choose from. */
@Controller('api')
export class DirectoryController {
  constructor(
    private readonly organizations: Organizations,
    private readonly positions: Positions,
    private readonly geography: Geography,
  ) {}

  /** The usable ones; admin-level users also see the others, which the pages mark (W5.10, W15.3). */
  @Public()
  @Get('organizations')
  @Returns(OrganizationList)
  async listOrganizations(@CurrentActor() actor: Actor | null, @Res({ passthrough: true }) reply: FastifyReply) {
    if (!actor) reply.header('cache-control', A_MINUTE);
    const isAdminLevel = holds(actor, ...RIGHTS.manageJobs);
    const items = isAdminLevel ? await this.organizations.all() : await this.organizations.usable();
    return { items, totalItemsCount: items.length };
  }

  @Public()
  @Get('positions')
  @Header('cache-control', A_MINUTE)
  @Returns(PositionList)
  listPositions(@Query({ schema: PositionQuery }) query: PositionQuery) {
    return this.positions.list(query);
  }

  @Public()
  @Get('geography')
  @Header('cache-control', A_MINUTE)
  @Returns(GeographyView)
  async listGeography() {
    const organizations = await this.organizations.all();
    const intermediateUnits = organizations
      .filter(({ accountType, iu }) => accountType === 'Intermediate Unit' && iu !== null)
      .map(({ iu, accountName }) => ({ number: iu, name: accountName }))
      .sort((a, b) => Number(a.number) - Number(b.number));
    return { counties: this.geography.counties, intermediateUnits };
  }
}
