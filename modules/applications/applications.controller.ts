import { Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { MB } from '#platform/files/file-store.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { type Page, pageQuery, pageSchema } from '#platform/http/paging.js';
import { Returns } from '#platform/http/returns.js';
import { Multipart, type MultipartForm } from '#platform/http/uploads.js';
import type { ApplicationForm } from './commands/application-form.js';
import { BeginAgain } from './commands/begin-again.js';
import { SaveDraft } from './commands/save-draft.js';
import { SubmitApplication } from './commands/submit-application.js';
import { WithdrawApplication } from './commands/withdraw-application.js';
import {
  AttachedFiles,
  DraftData,
  DraftVersion,
  JobOfApplication,
  SubmissionData,
} from './contract/api/application-data.js';
import {
  ApplicationStatesResponse,
  interestQuery,
  listQuery,
  MyApplication,
  PositionOfInterest,
} from './contract/api/lists.js';
import { ApplicationResponse, Prefill } from './contract/api/responses.js';
import { COVER_LETTER_FILES } from './contract/api/rules.js';
import { ApplicationStates } from './read/application-states.js';
import { MyApplications } from './read/my-applications.js';
import { OwnApplication } from './read/own-application.js';
import { PositionsOfInterest } from './read/positions-of-interest.js';
import { PrefillReader } from './read/prefill.js';

const Id = z.uuid();
const ListQuery = z.object({ ...pageQuery(10), ...listQuery });
const InterestQuery = z.object({ ...pageQuery(10), ...interestQuery });
const coverLetterUpload = {
  field: 'file',
  maxFiles: 1,
  maxBytes: COVER_LETTER_FILES.megabytes * MB,
  types: COVER_LETTER_FILES.types,
};

/** Routes for applicants and their own applications. */
@Controller('api/applications')
export class ApplicationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly ownApplication: OwnApplication,
    private readonly myApplications: MyApplications,
    private readonly interests: PositionsOfInterest,
    private readonly states: ApplicationStates,
    private readonly prefill: PrefillReader,
  ) {}

  @Allow()
  @Post('save')
  @Returns(ApplicationResponse, 201)
  async saveNew(
    @Multipart(coverLetterUpload) form: MultipartForm,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationResponse> {
    const { jobId } = form.json('applicationData', JobOfApplication);
    const id = await this.commands.execute(new SaveDraft(jobId, actor.id, parseForm(form, DraftData), true));
    return this.ownApplication.get(actor.id, id);
  }

  @Allow()
  @Patch('save/:jobId')
  @Returns(ApplicationResponse)
  async save(
    @Param('jobId', { schema: Id }) jobId: string,
    @Multipart(coverLetterUpload) form: MultipartForm,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationResponse> {
    const id = await this.commands.execute(new SaveDraft(jobId, actor.id, parseForm(form, DraftData), false));
    return this.ownApplication.get(actor.id, id);
  }

  @Allow()
  @Post('submit')
  @Returns(ApplicationResponse, 201)
  async submitNew(
    @Multipart(coverLetterUpload) form: MultipartForm,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationResponse> {
    const { jobId } = form.json('applicationData', JobOfApplication);
    const id = await this.commands.execute(
      new SubmitApplication(jobId, actor.id, parseForm(form, SubmissionData), true),
    );
    return this.ownApplication.get(actor.id, id);
  }

  @Allow()
  @Patch('submit/:jobId')
  @Returns(ApplicationResponse)
  async submit(
    @Param('jobId', { schema: Id }) jobId: string,
    @Multipart(coverLetterUpload) form: MultipartForm,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationResponse> {
    const id = await this.commands.execute(
      new SubmitApplication(jobId, actor.id, parseForm(form, SubmissionData), false),
    );
    return this.ownApplication.get(actor.id, id);
  }

  @Allow()
  @Get('list')
  @Returns(pageSchema(MyApplication))
  list(
    @Query({ schema: ListQuery }) query: z.infer<typeof ListQuery>,
    @CurrentActor() actor: Actor,
  ): Promise<Page<MyApplication>> {
    return this.myApplications.list(actor.id, query);
  }

  @Allow()
  @Get('positions-of-interest')
  @Returns(pageSchema(PositionOfInterest))
  listPositionsOfInterest(
    @Query({ schema: InterestQuery }) query: z.infer<typeof InterestQuery>,
    @CurrentActor() actor: Actor,
  ): Promise<Page<PositionOfInterest>> {
    return this.interests.list(actor.id, query);
  }

  @Allow()
  @Get('states')
  @Returns(ApplicationStatesResponse)
  listStates(@CurrentActor() actor: Actor): Promise<ApplicationStatesResponse> {
    return this.states.list(actor.id);
  }

  @Allow()
  @Get('prefill/:jobId')
  @Returns(Prefill)
  getPrefill(@Param('jobId', { schema: Id }) jobId: string, @CurrentActor() actor: Actor): Promise<Prefill> {
    return this.prefill.get(actor.id, jobId);
  }

  @Allow()
  @Get(':id')
  @Returns(ApplicationResponse)
  get(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<ApplicationResponse> {
    return this.ownApplication.get(actor.id, id);
  }

  /** A new draft from a withdrawn application. */
  @Allow()
  @Post(':id/again')
  @Returns(ApplicationResponse, 201)
  async beginAgain(
    @Param('id', { schema: Id }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationResponse> {
    return this.ownApplication.get(actor.id, await this.commands.execute(new BeginAgain(id, actor.id)));
  }

  @Allow()
  @Delete(':id')
  @HttpCode(204)
  async withdraw(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new WithdrawApplication(id, actor.id));
  }
}

function parseForm(form: MultipartForm, schema: typeof DraftData | typeof SubmissionData): ApplicationForm {
  return {
    data: form.json('applicationData', schema),
    attachedFiles: form.text('attachedFiles') ? form.json('attachedFiles', AttachedFiles) : undefined,
    coverLetter: form.files[0],
    clearCoverLetter: form.text('clearCoverLetter') === 'true',
    base: form.json('applicationData', DraftVersion),
  };
}
