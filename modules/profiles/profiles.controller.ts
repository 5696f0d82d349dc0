import { Body, Controller, Delete, Get, HttpCode, Param, Patch } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { AboutPerson } from '#platform/idempotency/about-person.js';
import { DismissNewSections } from './commands/dismiss-new-sections.js';
import { SaveCareer } from './commands/save-career.js';
import { SaveContactDetails } from './commands/save-contact-details.js';
import { SaveEducation } from './commands/save-education.js';
import { SaveEmploymentQuestions } from './commands/save-employment-questions.js';
import { SavePreferences } from './commands/save-preferences.js';
import { SaveReferences } from './commands/save-references.js';
import { CareerRequest, EducationRequest, EmploymentQuestionsRequest } from './contract/api/history.js';
import { PreferencesRequest } from './contract/api/preferences.js';
import { ContactDetailsRequest, ReferencesRequest } from './contract/api/profile.js';
import { ProfileData } from './contract/api/responses.js';
import { ProfileReader } from './read/profile-data.js';
import { ProfileViews } from './read/profile-views.js';

const Id = z.uuid();

/** The user's own profile, and those of others for user managers. */
@Controller('api/users')
export class ProfilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profiles: ProfileReader,
    private readonly views: ProfileViews,
  ) {}

  @Allow()
  @Get('profile/data')
  @Returns(ProfileData)
  getOwn(@CurrentActor() actor: Actor): Promise<ProfileData> {
    return this.profiles.get(actor.id, actor);
  }

  @Allow(...RIGHTS.manageUsers)
  @Get('user-profile/:id')
  @Returns(ProfileData)
  async getForUser(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<ProfileData> {
    const profile = await this.profiles.get(id, actor);
    this.views.record(id, actor.id);
    return profile;
  }

  @Allow()
  @Patch(':id/contact-details')
  @AboutPerson()
  @Returns(ProfileData)
  saveContact(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: ContactDetailsRequest }) body: ContactDetailsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileData> {
    return this.save(id, actor, new SaveContactDetails(id, body, actor));
  }

  @Allow()
  @Patch(':id/preferences')
  @AboutPerson()
  @Returns(ProfileData)
  savePreferences(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: PreferencesRequest }) body: PreferencesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileData> {
    return this.save(id, actor, new SavePreferences(id, body, actor));
  }

  @Allow()
  @Patch(':id/education')
  @AboutPerson()
  @Returns(ProfileData)
  saveEducation(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: EducationRequest }) body: EducationRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileData> {
    return this.save(id, actor, new SaveEducation(id, body, actor));
  }

  @Allow()
  @Patch(':id/career')
  @AboutPerson()
  @Returns(ProfileData)
  saveCareer(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: CareerRequest }) body: CareerRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileData> {
    return this.save(id, actor, new SaveCareer(id, body, actor));
  }

  @Allow()
  @Patch(':id/employment-questions')
  @AboutPerson()
  @Returns(ProfileData)
  saveEmploymentQuestions(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: EmploymentQuestionsRequest }) body: EmploymentQuestionsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileData> {
    return this.save(id, actor, new SaveEmploymentQuestions(id, body, actor));
  }

  @Allow()
  @Patch(':id/references')
  @AboutPerson()
  @Returns(ProfileData)
  saveReferences(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: ReferencesRequest }) body: ReferencesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileData> {
    return this.save(id, actor, new SaveReferences(id, body, actor));
  }

  /** Ends the note about new sections in the own profile. */
  @Allow()
  @Delete('profile/new-sections')
  @HttpCode(204)
  dismissNewSections(@CurrentActor() actor: Actor): Promise<void> {
    return this.commands.execute(new DismissNewSections(actor.id));
  }

  private async save(id: string, actor: Actor, command: Command<void>): Promise<ProfileData> {
    await this.commands.execute(command);
    this.views.record(id, actor.id);
    return this.profiles.get(id, actor);
  }
}
