import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListTotals } from '#platform/database/list-totals.js';
import { DocumentCounts } from '../contract/queries.js';

@QueryHandler(DocumentCounts)
export class DocumentCountsHandler implements IQueryHandler<DocumentCounts> {
  constructor(private readonly totals: ListTotals) {}

  execute({ documentType, additionalTypes }: DocumentCounts) {
    const source = `from profile_document
      where additional_type = any(?::text[]) and document_type = ? and removed_at is null`;
    return this.totals.countBy('additional_type', source, [additionalTypes, documentType]);
  }
}
