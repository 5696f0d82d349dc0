import { Controller, Get, Query } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { Candidates } from '#modules/identity/contract/candidates.js';
import { RIGHTS } from '#modules/shared/rights.js';
import { Allow } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { ReportOrganizations, ReportPositions, ReportUsers, ReportUsersQuery } from './contract/api/report-lists.js';

/** Lists for the filters of reports. */
@Allow(...RIGHTS.reporting)
@Controller('api/reporting')
export class ReportListsController {
  constructor(
    private readonly candidates: Candidates,
    private readonly directory: DirectoryApi,
  ) {}

  @Get('users')
  @Returns(ReportUsers)
  async users(@Query({ schema: ReportUsersQuery }) { search = '', limit }: ReportUsersQuery): Promise<ReportUsers> {
    return { items: await this.candidates.names(search, limit) };
  }

  @Get('positions')
  @Returns(ReportPositions)
  async positions(): Promise<ReportPositions> {
    const positions = await this.directory.positionsEver();
    return { items: positions.map(({ id, name, type, removed }) => ({ id, name, type, removed })) };
  }

  @Get('organizations')
  @Returns(ReportOrganizations)
  async organizations(): Promise<ReportOrganizations> {
    const organizations = await this.directory.allOrganizations();
    const items = organizations.map(({ accountNumber, accountName, usable }) => ({
      accountNumber,
      accountName,
      usable,
    }));
    return { items };
  }
}
