import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import { MB } from '#platform/files/file-store.js';
import { type Actor, Allow, CurrentActor, Public } from '#platform/http/access.js';
import { download } from '#platform/http/downloads.js';
import { Returns, ReturnsJson } from '#platform/http/returns.js';
import { Multipart, type MultipartForm } from '#platform/http/uploads.js';
import { CloseJob } from './commands/close-job.js';
import { CopyJob } from './commands/copy-job.js';
import { CreateJob } from './commands/create-job.js';
import { DeleteJob } from './commands/delete-job.js';
import { PostJob } from './commands/post-job.js';
import { RejectJob } from './commands/reject-job.js';
import { SaveJob } from './commands/save-job.js';
import { InputOrder } from './contract/api/form.js';
import { JobChange, JobDecision, JobPayload, RequestedStatus, StatusChange } from './contract/api/job.js';
import { DeleteQuery } from './contract/api/queries.js';
import { JobDetail, JobSavedResponse } from './contract/api/responses.js';
import { INPUT_HEADER, JOB_FILES } from './contract/api/rules.js';
import { PositionFiller } from './contract/applicants.js';
import { ACTION_FOR_STATUS } from './domain/transitions.js';
import { JobAttachment } from './read/job-attachment.js';
import { PublicJob } from './read/job-detail.js';

const Id = z.uuid();
const JOB_FILES_UPLOAD = {
  field: 'files',
  maxFiles: JOB_FILES.max,
  maxBytes: JOB_FILES.megabytes * MB,
  types: JOB_FILES.types,
};

/** Reads and changes one posting. */
@Controller('api/jobs')
export class JobsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly filler: PositionFiller,
    private readonly publicJob: PublicJob,
    private readonly attachment: JobAttachment,
  ) {}

  @Allow(...RIGHTS.postJobs)
  @Post()
  @Returns(JobSavedResponse, 201)
  create(
    @Multipart(JOB_FILES_UPLOAD) form: MultipartForm,
    @Headers(INPUT_HEADER) input: string | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<JobSavedResponse> {
    return this.commands.execute(
      new CreateJob(form.json('jobData', JobPayload), form.files, actor, parseInputOrder(input)),
    );
  }

  /** Open to every account, since a creator may have lost all other rights. */
  @Allow()
  @Patch(':id')
  @Returns(JobSavedResponse)
  change(
    @Param('id', { schema: Id }) id: string,
    @Multipart(JOB_FILES_UPLOAD) form: MultipartForm,
    @Headers(INPUT_HEADER) input: string | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<JobSavedResponse> {
    const action = ACTION_FOR_STATUS[form.json('jobData', RequestedStatus).status];
    if (action === 'save' || action === 'post') {
      const change = assertSameId(id, form.json('jobData', JobChange));
      return this.commands.execute(
        new (action === 'save' ? SaveJob : PostJob)(
          id,
          change,
          form.files,
          actor,
          change.version,
          parseInputOrder(input),
        ),
      );
    }
    const { version, rejectionReason, outcomes } = assertSameId(id, form.json('jobData', JobDecision));
    if (action === 'reject') return this.commands.execute(new RejectJob(id, rejectionReason, actor, version));
    if (action === 'close') return this.commands.execute(new CloseJob(id, actor, version));
    return this.filler.fill(id, actor, version, outcomes);
  }

  @Allow()
  @Patch(':id/status')
  @Returns(JobSavedResponse)
  changeStatus(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: StatusChange }) { status, version, outcomes, seen, ...dates }: StatusChange,
    @CurrentActor() actor: Actor,
  ): Promise<JobSavedResponse> {
    const action = ACTION_FOR_STATUS[status];
    if (action === 'fill') return this.filler.fill(id, actor, version, outcomes, seen);
    const commands = {
      save: () => new SaveJob(id, null, [], actor, version),
      post: () => new PostJob(id, null, [], actor, version, undefined, dates),
      close: () => new CloseJob(id, actor, version),
      reject: () => new RejectJob(id, undefined, actor, version),
    };
    return this.commands.execute(commands[action]());
  }

  @Allow(...RIGHTS.postJobs)
  @Post(':id/copy')
  @Returns(JobSavedResponse, 201)
  copy(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<JobSavedResponse> {
    return this.commands.execute(new CopyJob(id, actor));
  }

  @Allow(...RIGHTS.postJobs)
  @Delete(':id')
  @HttpCode(204)
  async delete(
    @Param('id', { schema: Id }) id: string,
    @Query({ schema: DeleteQuery }) { version }: DeleteQuery,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new DeleteJob(id, actor, version));
  }

  @Public()
  @Get('files/:id')
  async file(@Param('id', { schema: Id }) id: string, @CurrentActor() viewer: Actor | null): Promise<StreamableFile> {
    const { file, content } = await this.attachment.open(id, viewer);
    return download(content, file.fileName, file.contentType);
  }

  @Public()
  @Get(':id')
  @ReturnsJson(JobDetail)
  get(@Param('id', { schema: Id }) id: string, @CurrentActor() viewer: Actor | null): Promise<string> {
    return this.publicJob.get(id, viewer);
  }
}

function parseInputOrder(header: string | undefined): InputOrder | undefined {
  if (header === undefined) return undefined;
  const [, form, sequence, answered] = /^([^/]*)\/(\d{1,9})(?:\/(.*))?$/.exec(header) ?? [];
  const { data } = InputOrder.safeParse({ form, sequence: Number(sequence), answered });
  if (!data) throw invalidFieldError(INPUT_HEADER, `The header ${INPUT_HEADER} is malformed.`);
  return data;
}

function assertSameId<T extends { id?: string | undefined }>(id: string, sent: T): T {
  if (sent.id !== undefined && sent.id !== id) throw invalidFieldError('id', 'The id is not the one of the address.');
  return sent;
}
