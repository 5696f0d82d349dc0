import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '#platform/database/aggregate.js';
import { DomainError } from '#platform/errors/domain-error.js';
import fc from '#test/support/fast-check.js';
import { jobPayload } from '#test/support/fixtures/job-payload.js';
import { JobPayload } from '../contract/api/job.js';
import { JOB_STATUSES, type JobStatus } from '../contract/api/lists.js';
import { toJobContent } from './content.js';
import { Job } from './job.js';
import type { JobAction, JobActor, Role } from './transitions.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const SUPERINTENDENT = '0190a000-0000-7000-8000-000000000001';
const TEACHER = '0190a000-0000-7000-8000-000000000002';
const needsApproval = (position: string) => position === SUPERINTENDENT;
const CREATOR = '0190a000-0000-7000-8000-00000000000a';

const jobActor = (...roles: Role[]): JobActor => ({ id: CREATOR, roles: new Set(roles) });
const admin = { ...jobActor('adminLevel'), id: '0190a000-0000-7000-8000-00000000000b' };
const poster = jobActor('poster', 'creator');

function content(position: string, organization = '115222752') {
  const dates = { startDate: '2026-11-02', endDate: '2026-12-31' };
  const payload = JobPayload.parse(jobPayload({ organization, position, ...dates }));
  return toJobContent(payload, {
    organization: { accountNumber: organization, accountName: 'Harrisburg City School District' },
    position: { id: position, name: 'Some position', type: 'Administrative' },
  });
}

function jobIn(status: JobStatus, position = SUPERINTENDENT): Job {
  const job = Job.create(content(position), poster);
  const approved = status === 'open' || status === 'filled' || status === 'closed';
  Object.assign(job, {
    status,
    approvedAt: approved ? NOW : null,
    postedAt: approved ? NOW : null,
    jobListingNumber: 7,
  });
  takeEvents(job);
  return job;
}

function perform(
  job: Job,
  action: JobAction,
  by: JobActor,
  position: string | null = null,
  organization?: string,
): void {
  const changed = position ? content(position, organization) : null;
  const isApprovalNeeded = needsApproval(position ?? job.positionId);
  const moves: Record<JobAction, () => void> = {
    save: () => job.save(changed, by),
    post: () => job.post(changed, by, { now: NOW, isApprovalNeeded, listingNumber: 7 }),
    reject: () => job.reject('other', by, NOW),
    close: () => job.close(by, NOW, false),
    fill: () => job.fill(by, NOW, false),
    delete: () => job.delete(by, NOW),
  };
  moves[action]();
}

/** Allowed actions by status and role, written by hand from W6.15, "near W6.8" and "near W6.21" of the clause list. */
const EXPECTED: Record<JobStatus, Partial<Record<JobAction, string>>> = {
  unsubmitted: { save: 'admin poster creator', post: 'admin poster', delete: 'admin poster' },
  pendingApproval: { save: 'admin poster creator', post: 'admin poster', reject: 'admin', close: 'admin poster' },
  open: { save: 'admin poster creator', post: 'admin poster', close: 'admin poster', fill: 'admin poster' },
  rejected: { save: 'admin poster creator', post: 'admin poster', delete: 'admin poster' },
  filled: { delete: 'admin poster' },
  closed: { delete: 'admin poster' },
};
const WHO = {
  admin: jobActor('adminLevel'),
  poster: jobActor('poster'),
  creator: jobActor('creator'),
  nobody: jobActor(),
};
const ACTIONS: JobAction[] = ['save', 'post', 'reject', 'close', 'fill', 'delete'];
const EXPECTED_STATUS: Partial<Record<JobAction, JobStatus>> = {
  save: 'unsubmitted',
  reject: 'rejected',
  close: 'closed',
  fill: 'filled',
};
const errorKind = (action: () => void) => {
  try {
    action();
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.kind : 'unexpected';
  }
};

describe('the moves of a posting', () => {
  it('refuses every forbidden one and changes nothing by it [W6.2, W6.8, W6.9, W6.11, W6.15, W6.21] (T11, T13)', () => {
    const any = fc.record({
      status: fc.constantFrom(...JOB_STATUSES),
      move: fc.constantFrom(...ACTIONS),
      who: fc.constantFrom(...(Object.keys(WHO) as (keyof typeof WHO)[])),
    });
    fc.assert(
      fc.property(any, ({ status, move, who }) => {
        const job = jobIn(status);
        const before = JSON.stringify(job);
        const refused = errorKind(() => perform(job, move, WHO[who]));
        const mayEver = Object.values(EXPECTED).some((moves) => moves[move]?.includes(who));
        if (EXPECTED[status][move]?.includes(who)) {
          expect(refused).toBeNull();
          expect(job.status).toBe(EXPECTED_STATUS[move] ?? job.status);
          expect(job.filledAt).toEqual(move === 'fill' ? NOW : null);
          // Post without content changes nothing of one that stays where it is.
          expect(takeEvents(job)).toHaveLength(JSON.stringify(job) === before ? 0 : 1);
        } else {
          expect(refused).toBe(mayEver ? 'conflict' : 'forbidden');
          expect(JSON.stringify(job)).toBe(before);
          expect(takeEvents(job)).toHaveLength(0);
        }
      }),
      { numRuns: 600 },
    );
  });

  const step = fc.record({
    by: fc.constantFrom('poster', 'poster', 'creator', 'admin'),
    move: fc.constantFrom<JobAction>('save', 'post', 'post', 'post', 'post', 'reject', 'close'),
    position: fc.constantFrom(null, null, null, SUPERINTENDENT, TEACHER),
    organization: fc.constantFrom('115222752', '115222752', '115222752', '101260303'),
  });

  it('never show visitors, by any sequence of a poster, what needs an approval it has not had [W6.5] (T10)', () => {
    let opened = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 8, maxLength: 20 }), (steps) => {
        const job = Job.create(content(SUPERINTENDENT), poster);
        let approvedFor = '';
        for (const { by, move, position, organization } of steps) {
          const actor = by === 'admin' ? admin : by === 'poster' ? poster : jobActor('creator');
          errorKind(() => perform(job, move, actor, position, organization));
          const place = `${job.positionId} at ${job.organization}`;
          if (by === 'admin' && move === 'post' && job.status === 'open') approvedFor = place;
          if (place !== approvedFor) approvedFor = '';
          // Closed postings that were posted stay public.
          const isShown = job.status === 'open' || (job.status === 'closed' && job.postedAt !== null);
          if (!isShown || !needsApproval(job.positionId)) continue;
          opened++;
          expect(approvedFor).toBe(place);
        }
      }),
      { numRuns: 500 },
    );
    expect(opened).toBeGreaterThan(100);
  });

  it('number their events without gaps and say from where to where', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const job = Job.create(content(TEACHER), poster);
        for (const { move, position } of steps) errorKind(() => perform(job, move, admin, position));
        const events = takeEvents(job) as unknown as { number: number; payload: { from: string; status: string } }[];
        expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
        events.slice(1).forEach(({ payload }, index) => {
          expect(payload.from).toBe(events[index]?.payload.status);
        });
      }),
    );
  });
});

describe('Post Position', () => {
  const posted = (from: JobStatus, by: JobActor, position: string, approved = false, changed: string | null = null) => {
    const job = jobIn(from, position);
    job.approvedAt = approved ? NOW : null;
    perform(job, 'post', by, changed);
    return { status: job.status, event: takeEvents(job)[0] };
  };

  it('records the dates of the listing when it opens or changes', () => {
    const dates = { startDate: expect.stringMatching(/^\d{4}-.*Z$/), endDate: expect.stringMatching(/^\d{4}-.*Z$/) };
    for (const [from, name] of [
      ['unsubmitted', 'JobPosted'],
      ['open', 'JobUpdated'],
    ] as const)
      expect(posted(from, poster, TEACHER, false, TEACHER).event).toMatchObject({ name, version: 2, payload: dates });
  });

  it('opens what needs no approval [W6.6]', () => {
    for (const from of ['unsubmitted', 'pendingApproval', 'rejected', 'open'] as const)
      expect(posted(from, poster, TEACHER).status).toBe('open');
  });

  it('waits for approval from every state, by a poster [W6.5] (T10)', () => {
    for (const from of ['unsubmitted', 'pendingApproval', 'rejected', 'open'] as const)
      expect(posted(from, poster, SUPERINTENDENT).status).toBe('pendingApproval');
  });

  it('approves by an administrator what was submitted once [W6.7] (T10)', () => {
    expect(posted('unsubmitted', admin, SUPERINTENDENT).status).toBe('pendingApproval');
    for (const from of ['pendingApproval', 'rejected'] as const) {
      const { status, event } = posted(from, admin, SUPERINTENDENT);
      expect(status).toBe('open');
      expect(event).toMatchObject({ name: 'JobPosted', payload: { approvedBy: admin.id, from } });
    }
  });

  it('opens again what was approved before, and tells nobody that it was approved (T10)', () => {
    const { status, event } = posted('unsubmitted', poster, SUPERINTENDENT, true);
    expect(status).toBe('open');
    expect(event).toMatchObject({ name: 'JobPosted', payload: { approvedBy: null } });
  });

  it('keeps the listing number of the first time for ever [W5.18, P3.2]', () => {
    const job = Job.create(content(TEACHER), poster);
    expect(job.jobListingNumber).toBeNull();
    job.post(null, poster, { now: NOW, isApprovalNeeded: false, listingNumber: 1001 });
    job.save(null, poster);
    job.post(null, poster, { now: NOW, isApprovalNeeded: false, listingNumber: 1002 });
    expect(job.jobListingNumber).toBe(1001);
  });
});

describe('Reject Position', () => {
  it('needs a reason [W6.9]', () => {
    const job = jobIn('pendingApproval');
    expect(errorKind(() => job.reject(undefined, admin, NOW))).toBe('rule');
    expect(job.status).toBe('pendingApproval');
    job.reject('pendingAuthorization', admin, NOW);
    expect(job.rejectionReason).toBe('pendingAuthorization');
  });
});
