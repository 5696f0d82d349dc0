import { Body, Controller, HttpCode, Post, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { download } from '#platform/http/downloads.js';
import { RequestSignal } from '#platform/http/request-signal.js';
import { OnlyReads } from '#platform/idempotency/only-reads.js';
import { localFileTime } from '#platform/time/local-time.js';
import { ReportRequest, TOTAL_ROWS_HEADER } from './contract/api/reports.js';
import { CsvFile } from './files/csv-file.js';
import { XlsxFile } from './files/xlsx-file.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Reports as files. The header x-total-rows tells how many rows will come, for the progress. */
@Controller('api/reporting/genericReport')
export class ReportFilesController {
  constructor(
    private readonly csvFile: CsvFile,
    private readonly xlsxFile: XlsxFile,
  ) {}

  /** All rows, as they are read. */
  @Allow(...RIGHTS.reporting)
  @Post('csv')
  @HttpCode(200)
  @OnlyReads()
  async csv(
    @Body({ schema: ReportRequest }) request: ReportRequest,
    @CurrentActor() actor: Actor,
    @RequestSignal() signal: AbortSignal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, totalRows } = await this.csvFile.open(request, actor.id, signal);
    reply.header(TOTAL_ROWS_HEADER, totalRows);
    return download(stream, `Report ${request.reportType} ${localFileTime(new Date())}.csv`, 'text/csv; charset=utf-8');
  }

  /** A workbook of MAX_XLSX_ROWS at most. */
  @Allow(...RIGHTS.reporting)
  @Post('xlsx')
  @HttpCode(200)
  @OnlyReads()
  async xlsx(
    @Body({ schema: ReportRequest }) request: ReportRequest,
    @CurrentActor() actor: Actor,
    @RequestSignal() signal: AbortSignal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { content, rows } = await this.xlsxFile.make(request, actor.id, signal);
    reply.header(TOTAL_ROWS_HEADER, rows);
    return download(content, `Report[${localFileTime(new Date())}].xlsx`, XLSX);
  }
}
