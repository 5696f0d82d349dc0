import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AllOrganizations, PositionsEver } from '#modules/directory/contract/queries.js';
import { CandidateNames } from '#modules/identity/contract/queries.js';
import { RIGHTS } from '#modules/shared/rights.js';
import { Allow } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { ReportOrganizations, ReportPositions, ReportUsers, ReportUsersQuery } from './contract/api/report-lists.js';

/** Lists for the filters of reports. */
@Allow(...RIGHTS.reporting)
@Controller('api/reporting')
export class ReportListsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('users')
  @Returns(ReportUsers)
  async users(@Query({ schema: ReportUsersQuery }) { search = '', limit }: ReportUsersQuery): Promise<ReportUsers> {
    return { items: await this.queries.execute(new CandidateNames(search, limit)) };
  }

  @Get('positions')
  @Returns(ReportPositions)
  async positions(): Promise<ReportPositions> {
    const positions = await this.queries.execute(new PositionsEver());
    return { items: positions.map(({ id, name, type, removed }) => ({ id, name, type, removed })) };
  }

  @Get('organizations')
  @Returns(ReportOrganizations)
  async organizations(): Promise<ReportOrganizations> {
    const organizations = await this.queries.execute(new AllOrganizations());
    const items = organizations.map(({ accountNumber, accountName, usable }) => ({
      accountNumber,
      accountName,
      usable,
    }));
    return { items };
  }
}
