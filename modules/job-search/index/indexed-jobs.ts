import { Injectable } from '@nestjs/common';
import { JobIndex } from '#modules/postings/contract/job-index.js';
import { IndexUpdater } from '#platform/search/read-index/index-updater.js';
import { JOB_SEARCH } from './job-search.index.js';

@Injectable()
export class IndexedJobs extends JobIndex {
  constructor(private readonly indexes: IndexUpdater) {
    super();
  }

  async refresh(jobIds: readonly string[]): Promise<void> {
    await this.indexes.refresh(JOB_SEARCH.name, jobIds);
  }
}
