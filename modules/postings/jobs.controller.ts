import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { invalidField } from '../../src/platform/errors.js';
import { type Actor, Allow, CurrentActor, Public } from '../../src/platform/http/access.js';
import { download } from '../../src/platform/http/downloads.js';
import { Returns } from '../../src/platform/http/returns.js';
import { MB, Multipart, type MultipartForm } from '../../src/platform/http/uploads.js';
import { RIGHTS } from '../identity/contract/questions.js';
import { CloseJob } from './commands/close-job.js';
import { CreateJob } from './commands/create-job.js';
import { DeleteJob } from './commands/delete-job.js';
import { FillJob } from './commands/fill-job.js';
import { PostJob } from './commands/post-job.js';
import { RejectJob } from './commands/reject-job.js';
import { SaveJob } from './commands/save-job.js';
import { JobChange, JobDecision, JobPayload, JobWish, StatusChange } from './contract/api.js';
import { JobDetail, JobSavedView } from './contract/api-answers.js';
import { JOB_FILES } from './contract/api-rules.js';
import { MOVE_OF } from './domain/transitions.js';
import { JobAttachment } from './read/job-attachment.js';
import { PublicJob } from './read/job-detail.js';

const Id = z.uuid();
const FILES = { field: 'files', maxFiles: JOB_FILES.most, maxBytes: JOB_FILES.megabytes * MB, types: JOB_FILES.types };

/** One posting: read by everybody, moved by those whose it is. */
@Controller('api/jobs')
export class JobsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly publicJob: PublicJob,
    private readonly attachment: JobAttachment,
  ) {}

  @Allow(...RIGHTS.postJobs)
  @Post()
  @Returns(JobSavedView, 201)
  create(@Multipart(FILES) form: MultipartForm, @CurrentActor() actor: Actor): Promise<JobSavedView> {
    return this.commands.execute(new CreateJob(form.json('jobData', JobPayload), form.files, actor));
  }

  /** Open to every account, since a creator may have lost all rights but this one (CLAUSES near W6.8). */
  @Allow()
  @Patch(':id')
  @Returns(JobSavedView)
  change(
    @Param('id', { schema: Id }) id: string,
    @Multipart(FILES) form: MultipartForm,
    @CurrentActor() actor: Actor,
  ): Promise<JobSavedView> {
    const move = MOVE_OF[form.json('jobData', JobWish).status];
    if (move === 'save' || move === 'post') {
      const change = sameId(id, form.json('jobData', JobChange));
      return this.commands.execute(new (move === 'save' ? SaveJob : PostJob)(id, change, form.files, actor));
    }
    const { version, rejectionReason } = sameId(id, form.json('jobData', JobDecision));
    if (move === 'reject') return this.commands.execute(new RejectJob(id, rejectionReason, actor, version));
    return this.commands.execute(new (move === 'close' ? CloseJob : FillJob)(id, actor, version));
  }

  @Allow()
  @Patch(':id/status')
  @Returns(JobSavedView)
  changeStatus(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: StatusChange }) { status }: StatusChange,
    @CurrentActor() actor: Actor,
  ): Promise<JobSavedView> {
    const commands = {
      save: () => new SaveJob(id, null, [], actor),
      post: () => new PostJob(id, null, [], actor),
      close: () => new CloseJob(id, actor),
      fill: () => new FillJob(id, actor),
      reject: () => new RejectJob(id, undefined, actor),
    };
    return this.commands.execute(commands[MOVE_OF[status]]());
  }

  @Allow(...RIGHTS.postJobs)
  @Delete(':id')
  @HttpCode(204)
  async delete(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new DeleteJob(id, actor));
  }

  @Public()
  @Get('files/:id')
  async file(@Param('id', { schema: Id }) id: string, @CurrentActor() viewer: Actor | null): Promise<StreamableFile> {
    const { file, content } = await this.attachment.of(id, viewer);
    return download(content, file.fileName, file.contentType);
  }

  @Public()
  @Get(':id')
  @Returns(JobDetail)
  read(@Param('id', { schema: Id }) id: string, @CurrentActor() viewer: Actor | null): Promise<JobDetail> {
    return this.publicJob.of(id, viewer);
  }
}

function sameId<T extends { id?: string | undefined }>(id: string, sent: T): T {
  if (sent.id !== undefined && sent.id !== id) throw invalidField('id', 'The id is not the one of the address.');
  return sent;
}
