import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../src/platform/errors.js';
import { type Actor, CurrentActor, holds, Public } from '../../src/platform/http/access.js';
import { Returns } from '../../src/platform/http/returns.js';
import { RIGHTS } from '../identity/contract/questions.js';
import {
  Geography as GeographyView,
  NearestPlace,
  OrganizationList,
  PointQuery,
  PositionList,
  PositionQuery,
} from './contract/api.js';
import { Geography } from './read/geography.js';
import { Organizations } from './read/organizations.js';
import { Positions } from './read/positions.js';

/** Who lives this near to the state may well work in it. */
const FARTHEST_MILES = 50;
const OUTSIDE = `You are more than ${FARTHEST_MILES} miles from Pennsylvania. Please enter a Pennsylvania ZIP code or city.`;
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

  /** For who lets the browser tell where they are; nothing keeps it. */
  @Public()
  @Get('places/nearest')
  @Returns(NearestPlace)
  nearestPlace(@Query({ schema: PointQuery }) point: PointQuery) {
    const place = this.geography.nearest(point, FARTHEST_MILES);
    if (!place) throw new DomainError('notFound', 'outside', OUTSIDE);
    return place;
  }
}
