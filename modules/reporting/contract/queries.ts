import { Query } from '@nestjs/cqrs';

/** Like an ExportShare of identity, whose contract imports this one. */
export interface SavedReportsShare {
  parts: { fileName: string; about: string; content: object[] }[];
  files: [];
}

/** The reports that a user saved, for the download of what is kept. */
export class DefinitionsExport extends Query<SavedReportsShare> {
  constructor(readonly userId: string) {
    super();
  }
}
