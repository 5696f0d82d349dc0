import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { PositionsByIds } from '#modules/directory/contract/queries.js';
import type { ExportShare } from '#modules/identity/contract/queries.js';
import { Database } from '#platform/database/database.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { ProfileExport } from '../contract/queries.js';
import { loadStoredProfile, toHistory } from './stored-profile.js';

const ABOUT =
  'Your profile: contact details, preferences, education, career, references, and the list of your documents.';

@QueryHandler(ProfileExport)
export class ProfileExportHandler implements IQueryHandler<ProfileExport> {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
    private readonly queries: QueryBus,
  ) {}

  async execute({ userId }: ProfileExport): Promise<ExportShare> {
    const profile = await loadStoredProfile(this.database, this.scans, userId);
    const positions = await this.queries.execute(new PositionsByIds(profile.preferredPositions));
    const { documents } = profile;
    const content = {
      contactDetails: profile.contact ?? null,
      preferences: profile.preferences && { ...profile.preferences, positions: positions.map(({ name }) => name) },
      ...toHistory(profile),
      hasNoEducation: profile.hasNoEducation,
      hasNoCareer: profile.hasNoCareer,
      references: profile.references,
      documents: documents.map(({ key: _, scan: __, ...document }) => document),
    };
    return {
      parts: [{ fileName: 'profile.json', about: ABOUT, content }],
      files: documents.map(({ id, key, fileName }) => ({ id, key, folders: ['documents'], fileName })),
    };
  }
}
