import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { RequestSignal } from '#platform/http/request-signal.js';
import { Returns } from '#platform/http/returns.js';
import { OnlyReads } from '#platform/idempotency/only-reads.js';
import { RunRecorder } from './commands/record-run.js';
import { ChartRequest, ChartTable, REPORT_CHARTS, type ReportChart } from './contract/api/report-charts.js';
import { GenericReport, GenericReportRequest, MAX_TABLE_ROWS } from './contract/api/reports.js';
import { ReportCharts } from './read/reports/charts.js';
import { RunReport } from './read/reports/run-report.js';

const Chart = z.enum(REPORT_CHARTS);

/** Reports of candidates and job postings. */
@Allow(...RIGHTS.reporting)
@Controller('api/reporting')
export class ReportsController {
  constructor(
    private readonly reports: RunReport,
    private readonly charts: ReportCharts,
    private readonly recorder: RunRecorder,
  ) {}

  /** A page of the table, which is recorded as a run. */
  @Post('genericReport')
  @HttpCode(200)
  @OnlyReads()
  @Returns(GenericReport)
  async table(
    @Body({ schema: GenericReportRequest }) { offset, limit, ...request }: GenericReportRequest,
    @CurrentActor() actor: Actor,
    @RequestSignal() signal: AbortSignal,
  ): Promise<GenericReport> {
    const bounds = { offset, limit: Math.min(limit ?? MAX_TABLE_ROWS, MAX_TABLE_ROWS - offset) };
    const table = await this.reports.run(request, signal, async (report, query) => ({
      headers: [...report.columns],
      ...(await report.page(query, bounds)),
    }));
    const userIds = request.reportType === 'candidate' ? table.rows.map(({ id }) => id) : [];
    await this.recorder.record(request, { format: 'table', rows: table.rows.length, userIds }, actor.id);
    return table;
  }

  @Post('charts/:chart')
  @HttpCode(200)
  @OnlyReads()
  @Returns(ChartTable)
  chart(
    @Param('chart', { schema: Chart }) chart: ReportChart,
    @Body({ schema: ChartRequest }) { params }: ChartRequest,
    @RequestSignal() signal: AbortSignal,
  ): Promise<ChartTable> {
    return this.charts.table(chart, params, signal);
  }
}
