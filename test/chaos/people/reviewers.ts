import type { Person } from '../person.js';

/** Lists postings to review, and reads applications released to the board. */
export class Reviewer {
  constructor(private readonly person: Person) {}

  async act(): Promise<void> {
    const { person } = this;
    const jobs = await person.read('list postings to review', (api, as) =>
      api.get('/api/jobs/admin/reviewApplicants', { as }),
    );
    const jobId = person.pick<{ id: string }>(jobs?.body.items ?? [])?.id;
    if (!jobId) return;
    const applicants = await person.read('list applicants', (api, as) =>
      api.get(`/api/applications/admin/data?jobId=${jobId}`, { as }),
    );
    const id = person.pick<{ id: string }>(applicants?.body.items ?? [])?.id;
    if (id) await person.read('read an application', (api, as) => api.get(`/api/applications/review/${id}`, { as }));
  }
}
