import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { HistoryAccess } from './access.js';
import { HistoryPage, HistoryQuery } from './contract/api/history.js';
import { type MemberOfOrganization, MembersOfOrganization, RightsGiven } from './contract/api/rights-given.js';
import { History } from './read/history/history.js';
import { MembersReader } from './read/history/members-of-organization.js';
import { RightsGivenReader } from './read/history/rights-given.js';

const Id = z.uuid();
const AccountNumber = z.string().max(20);

/** Histories: the actors, actions and times of a thing, for those who administer it. */
@Controller('api/history')
export class HistoryController {
  constructor(
    private readonly access: HistoryAccess,
    private readonly history: History,
    private readonly rights: RightsGivenReader,
    private readonly members: MembersReader,
  ) {}

  @Allow(...RIGHTS.manageUsers)
  @Get('users/:id')
  @Returns(HistoryPage)
  async ofUser(
    @Param('id', { schema: Id }) id: string,
    @Query({ schema: HistoryQuery }) query: HistoryQuery,
  ): Promise<HistoryPage> {
    return this.history.page(await this.access.user(id), query);
  }

  @Allow(...RIGHTS.manageUsers)
  @Get('users/:id/rights')
  @Returns(RightsGiven)
  async rightsOfUser(@Param('id', { schema: Id }) id: string): Promise<RightsGiven> {
    return this.rights.of((await this.access.user(id)).id);
  }

  @Allow(...RIGHTS.manageOrganizations)
  @Get('organizations/:accountNumber')
  @Returns(HistoryPage)
  async ofOrganization(
    @Param('accountNumber', { schema: AccountNumber }) accountNumber: string,
    @Query({ schema: HistoryQuery }) query: HistoryQuery,
  ): Promise<HistoryPage> {
    return this.history.page(await this.access.organization(accountNumber), query);
  }

  @Allow(...RIGHTS.manageUsers)
  @Get('organizations/:accountNumber/members')
  @Returns(MembersOfOrganization)
  async membersOfOrganization(
    @Param('accountNumber', { schema: AccountNumber }) accountNumber: string,
  ): Promise<MemberOfOrganization[]> {
    return this.members.of((await this.access.organization(accountNumber)).id);
  }

  @Allow(...RIGHTS.postJobs)
  @Get('jobs/:id')
  @Returns(HistoryPage)
  async ofPosting(
    @Param('id', { schema: Id }) id: string,
    @Query({ schema: HistoryQuery }) query: HistoryQuery,
    @CurrentActor() actor: Actor,
  ): Promise<HistoryPage> {
    return this.history.page(await this.access.posting(id, actor), query);
  }

  @Allow(...RIGHTS.manageJobs)
  @Get('applications/:id')
  @Returns(HistoryPage)
  async ofApplication(
    @Param('id', { schema: Id }) id: string,
    @Query({ schema: HistoryQuery }) query: HistoryQuery,
    @CurrentActor() actor: Actor,
  ): Promise<HistoryPage> {
    return this.history.page(await this.access.application(id, actor), query);
  }
}
