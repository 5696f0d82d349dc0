import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isAdminLevel } from '#modules/shared/rights.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { type Actor, CurrentActor, Public } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { Geography as GeographyView, NearestPlace, OrganizationList, PointQuery } from './contract/api/choices.js';
import { Geography } from './read/geography.js';
import { Organizations } from './read/organizations.js';

/** Users this close to the state may well work in it. */
const MAX_DISTANCE_MILES = 50;
const OUTSIDE_MESSAGE = `You are more than ${MAX_DISTANCE_MILES} miles from Pennsylvania. Please enter a Pennsylvania ZIP code or city.`;
const CACHE_ONE_MINUTE = 'public, max-age=60';

/** Reference data for select fields. */
@Controller('api')
export class DirectoryController {
  constructor(
    private readonly organizations: Organizations,
    private readonly geography: Geography,
  ) {}

  /** Usable organizations; admin-level users also get the others, which the pages mark. */
  @Public()
  @Get('organizations')
  @Returns(OrganizationList)
  async listOrganizations(@CurrentActor() actor: Actor | null, @Res({ passthrough: true }) reply: FastifyReply) {
    // Whoever signs in within that minute gets an answer of their own.
    reply.header('vary', 'authorization');
    if (!actor) reply.header('cache-control', CACHE_ONE_MINUTE);
    const items = isAdminLevel(actor) ? await this.organizations.findAll() : await this.organizations.findUsable();
    return { items, totalItemsCount: items.length };
  }

  @Public()
  @Get('geography')
  @Header('cache-control', CACHE_ONE_MINUTE)
  @Returns(GeographyView)
  async listGeography() {
    const organizations = await this.organizations.findAll();
    const intermediateUnits = organizations
      .filter(({ accountType, iu }) => accountType === 'Intermediate Unit' && iu !== null)
      .map(({ iu, accountName }) => ({ number: iu, name: accountName }))
      .sort((a, b) => Number(a.number) - Number(b.number));
    return { counties: this.geography.counties, intermediateUnits };
  }

  /** The place nearest to the browser's position, which is not stored. */
  @Public()
  @Get('places/nearest')
  @Returns(NearestPlace)
  nearestPlace(@Query({ schema: PointQuery }) point: PointQuery) {
    const place = this.geography.findNearest(point, MAX_DISTANCE_MILES);
    if (!place) throw new DomainError('notFound', 'outside', OUTSIDE_MESSAGE);
    return place;
  }
}
