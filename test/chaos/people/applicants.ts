import { applicationForm, CONTACT, REFERENCES, upload } from '../../support/fixtures/applying.js';
import { any, oneOf } from '../checks/linearizability.js';
import { register } from '../checks/registers.js';
import type { Step } from '../history.js';
import type { Person } from '../person.js';

/** Completes the profile, saves drafts, submits and withdraws applications. */
export class Applicant {
  resumeId = '';
  private uploads = 0;
  /** Jobs that ever had a draft or an application of this user. */
  private readonly applied: string[] = [];

  constructor(readonly person: Person) {}

  async act(): Promise<void> {
    const { person } = this;
    const jobId = person.pick(person.world.newestJobs)?.id;
    const dice = person.random();
    if (dice < 0.12) await this.saveContact();
    else if (dice < 0.22) await this.addDocument('CRED', 'Act 34 Pennsylvania State Police Criminal Record Check');
    else if (dice < 0.3) await this.search();
    else if (!jobId || !this.resumeId) return;
    else if (dice < 0.5) await this.saveDraft(jobId);
    else if (dice < 0.85) await this.submit(jobId);
    else await this.withdraw(person.pick(this.applied) ?? jobId);
  }

  saveContact() {
    const { person } = this;
    const address = `${1 + Math.floor(person.random() * 999_999)} Orchard Road`;
    return person.change(
      'save contact details',
      [{ register: register('address', person.id), from: any, to: [address] }],
      (api, as) => api.patch(`/api/users/${person.id}/contact-details`, { as, body: { ...CONTACT, address } }),
    );
  }

  saveReferences() {
    const { person } = this;
    const body = { references: REFERENCES };
    return person.change('save references', [], (api, as) =>
      api.patch(`/api/users/${person.id}/references`, { as, body }),
    );
  }

  async saveHistory() {
    const { person } = this;
    for (const [section, more] of Object.entries({
      preferences: {},
      education: { educations: [] },
      career: { careers: [] },
    }))
      await person.change(`save ${section}`, [], (api, as) =>
        api.patch(`/api/users/${person.id}/${section}`, { as, body: { hasNone: true, ...more } }),
      );
  }

  /** Returns the id of the document, if it was stored. */
  async addDocument(documentType: 'RESU' | 'CRED', additionalType?: string): Promise<string | undefined> {
    const { person } = this;
    this.uploads += 1;
    const fileName = `${documentType.toLowerCase()}-${this.uploads}.pdf`;
    const stored: Step = {
      register: register('document', person.id, fileName),
      from: oneOf('none'),
      to: ['stored'],
    };
    const reply = await person.change('add a document', [stored], (api, as) => {
      const form = new FormData();
      form.append('files', upload(), fileName);
      form.set('fileData', JSON.stringify([{ fileName, documentType, ...(additionalType && { additionalType }) }]));
      return api.patch(`/api/users/${person.id}/supporting-documents`, { as, form });
    });
    const documents: { id: string; fileName: string }[] = reply?.body.supportingDocumentsDetails ?? [];
    return documents.find((document) => document.fileName === fileName)?.id;
  }

  submit(jobId: string) {
    const { person } = this;
    return person.change('submit', this.applying(jobId, 'submitted'), (api, as) => {
      const form = applicationForm({ attachedFiles: [this.resumeId], data: { jobId } });
      return api.post('/api/applications/submit', { as, form });
    });
  }

  private saveDraft(jobId: string) {
    const { person } = this;
    return person.change('save a draft', this.applying(jobId, 'draft'), (api, as) => {
      const letter = person.chance(0.5) ? 'letter.pdf' : null;
      return api.post('/api/applications/save', { as, form: applicationForm({ letter, data: { jobId } }) });
    });
  }

  /** The job must be open, and the application missing or a draft. */
  private applying(jobId: string, state: 'draft' | 'submitted'): Step[] {
    this.applied.push(jobId);
    return [
      { register: register('job', jobId), from: oneOf('open'), refusedBy: ['not_accepting'] },
      {
        register: register('application', jobId, this.person.id),
        from: oneOf('none', 'draft'),
        to: [state],
        refusedBy: ['already_submitted'],
      },
    ];
  }

  /** Deletes a draft or withdraws a submitted application. */
  private withdraw(jobId: string) {
    const { person } = this;
    const taken: Step = {
      register: register('application', jobId, person.id),
      from: oneOf('draft', 'submitted'),
      to: ['none'],
      refusedBy: ['not_found'],
    };
    return person.change('take an application back', [taken], (api, as) =>
      api.delete(`/api/applications/${jobId}`, { as }),
    );
  }

  private search() {
    return this.person.read('search', (api, as) => api.get('/api/jobs?q=teacher&location=York', { as }));
  }
}
