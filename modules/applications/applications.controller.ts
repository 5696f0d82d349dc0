import { Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Actor, Allow, CurrentActor } from '../../src/platform/http/access.js';
import { type Page, pageOf, pageQuery } from '../../src/platform/http/paging.js';
import { Returns } from '../../src/platform/http/returns.js';
import { MB, Multipart, type MultipartForm } from '../../src/platform/http/uploads.js';
import type { ApplicationForm } from './commands/application-form.js';
import { SaveDraft } from './commands/save-draft.js';
import { SubmitApplication } from './commands/submit-application.js';
import { TakeBackApplication } from './commands/take-back-application.js';
import { AttachedFiles, COVER_LETTER_FILES, DraftData, JobOfApplication, SubmissionData } from './contract/api.js';
import { ApplicationAnswer } from './contract/api-answers.js';
import { interestQuery, listQuery, MyApplication, PositionOfInterest } from './contract/api-lists.js';
import { MyApplications } from './read/my-applications.js';
import { OwnApplication } from './read/own-application.js';
import { PositionsOfInterest } from './read/positions-of-interest.js';

const Id = z.uuid();
const ListQuery = z.object({ ...pageQuery(10), ...listQuery });
const InterestQuery = z.object({ ...pageQuery(10), ...interestQuery });
const letter = {
  field: 'file',
  maxFiles: 1,
  maxBytes: COVER_LETTER_FILES.megabytes * MB,
  types: COVER_LETTER_FILES.types,
};

/** What applicants do with their own applications (W10, W11, W4.8). */
@Controller('api/applications')
export class ApplicationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly application: OwnApplication,
    private readonly mine: MyApplications,
    private readonly interests: PositionsOfInterest,
  ) {}

  @Allow()
  @Post('save')
  @Returns(ApplicationAnswer, 201)
  async saveNew(@Multipart(letter) form: MultipartForm, @CurrentActor() actor: Actor): Promise<ApplicationAnswer> {
    const { jobId } = form.json('applicationData', JobOfApplication);
    const id = await this.commands.execute(new SaveDraft(jobId, actor.id, read(form, DraftData), true));
    return this.application.of(actor.id, id);
  }

  @Allow()
  @Patch('save/:jobId')
  @Returns(ApplicationAnswer)
  async save(
    @Param('jobId', { schema: Id }) jobId: string,
    @Multipart(letter) form: MultipartForm,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationAnswer> {
    const id = await this.commands.execute(new SaveDraft(jobId, actor.id, read(form, DraftData), false));
    return this.application.of(actor.id, id);
  }

  @Allow()
  @Post('submit')
  @Returns(ApplicationAnswer, 201)
  async submitNew(@Multipart(letter) form: MultipartForm, @CurrentActor() actor: Actor): Promise<ApplicationAnswer> {
    const { jobId } = form.json('applicationData', JobOfApplication);
    const id = await this.commands.execute(new SubmitApplication(jobId, actor.id, read(form, SubmissionData), true));
    return this.application.of(actor.id, id);
  }

  @Allow()
  @Patch('submit/:jobId')
  @Returns(ApplicationAnswer)
  async submit(
    @Param('jobId', { schema: Id }) jobId: string,
    @Multipart(letter) form: MultipartForm,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationAnswer> {
    const id = await this.commands.execute(new SubmitApplication(jobId, actor.id, read(form, SubmissionData), false));
    return this.application.of(actor.id, id);
  }

  @Allow()
  @Get('list')
  @Returns(pageOf(MyApplication))
  list(
    @Query({ schema: ListQuery }) query: z.infer<typeof ListQuery>,
    @CurrentActor() actor: Actor,
  ): Promise<Page<MyApplication>> {
    return this.mine.of(actor.id, query);
  }

  @Allow()
  @Get('positions-of-interest')
  @Returns(pageOf(PositionOfInterest))
  positionsOfInterest(
    @Query({ schema: InterestQuery }) query: z.infer<typeof InterestQuery>,
    @CurrentActor() actor: Actor,
  ): Promise<Page<PositionOfInterest>> {
    return this.interests.of(actor.id, query);
  }

  @Allow()
  @Get(':id')
  @Returns(ApplicationAnswer)
  one(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<ApplicationAnswer> {
    return this.application.of(actor.id, id);
  }

  @Allow()
  @Delete(':id')
  @HttpCode(204)
  async takeBack(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new TakeBackApplication(id, actor.id));
  }
}

function read(form: MultipartForm, schema: typeof DraftData | typeof SubmissionData): ApplicationForm {
  return {
    data: form.json('applicationData', schema),
    attachedFiles: form.text('attachedFiles') ? form.json('attachedFiles', AttachedFiles) : undefined,
    coverLetter: form.files[0],
    clearCoverLetter: form.text('clearCoverLetter') === 'true',
  };
}
