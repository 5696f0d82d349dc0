import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { PreviewRequest } from './contract/api/job.js';
import { JobPreview } from './contract/api/responses.js';
import { JobPreviews } from './read/job-preview.js';

const Id = z.uuid();

/** Previews of postings, for those who may open the form. Open to every account, as the form is. */
@Controller('api/jobs')
export class JobPreviewController {
  constructor(private readonly previews: JobPreviews) {}

  @Allow()
  @Get(':id/preview')
  @Returns(JobPreview)
  saved(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<JobPreview> {
    return this.previews.ofSaved(id, actor);
  }

  @Allow()
  @Post('preview')
  @HttpCode(200)
  @Returns(JobPreview)
  input(@Body({ schema: PreviewRequest }) input: PreviewRequest, @CurrentActor() actor: Actor): Promise<JobPreview> {
    return this.previews.ofInput(input, actor);
  }
}
