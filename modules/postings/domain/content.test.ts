import { describe, expect, it } from '@jest/globals';
import { endOfLocalDay } from '#platform/time/local-time.js';
import { jobPayload } from '#test/support/fixtures/job-payload.js';
import { JobChange, JobPayload } from '../contract/api/job.js';
import { applyFieldPermissions, type JobContent, toJobContent } from './content.js';
import type { JobActor, Role } from './transitions.js';

const POSITION = '0190a000-0000-7000-8000-000000000001';
const REVIEWER = '0190a000-0000-7000-8000-000000000002';
const target = (organization: string) => ({
  organization: { accountNumber: organization, accountName: 'A district' },
  position: { id: POSITION, name: 'Teacher', type: 'Professional' },
});

function content(changes: Record<string, unknown> = {}, organization = '115222752'): JobContent {
  const dates = { startDate: '2026-11-21', endDate: '2026-12-21' };
  return toJobContent(
    JobPayload.parse({ ...jobPayload({ organization, position: POSITION }), ...dates, ...changes }),
    target(organization),
  );
}
const actor = (...roles: Role[]): JobActor => ({ id: REVIEWER, roles: new Set(roles) });
const reviewed = { isBoardReview: true, boardReviewDays: '2026-12-31', reviewers: [REVIEWER] };

describe('the content of a posting', () => {
  it('never carries what belongs to the request or to the state (S3)', () => {
    const sent = { ...jobPayload({ organization: '115222752', position: POSITION }), version: 4, id: REVIEWER };
    const stored = toJobContent(
      JobChange.parse({ ...sent, deletedFiles: [REVIEWER], creatorId: REVIEWER }),
      target('1'),
    );
    for (const field of ['id', 'version', 'status', 'deletedFiles', 'creatorId', 'approvedAt'])
      expect(stored).not.toHaveProperty(field);
  });

  it('has a county in Pennsylvania only, and each reviewer once [W5.28, W5.45]', () => {
    expect(content({ state: 'OH', county: 5 }).county).toBeNull();
    expect(content({ ...reviewed, reviewers: [REVIEWER, REVIEWER] }).reviewers).toEqual([REVIEWER]);
  });
});

describe('what a mover may write', () => {
  it('is everything for an administrator [W5.39]', () => {
    const wish = content({ ...reviewed, isHot: true });
    expect(applyFieldPermissions(wish, content(), actor('adminLevel'))).toEqual(wish);
  });

  it('leaves board review to administrators, but moves its date behind a later end [W5.33, W5.39]', () => {
    const current = content(reviewed);
    const later = applyFieldPermissions(content({ endDate: '2027-01-15' }), current, actor('poster'));
    expect(later).toMatchObject({ isBoardReview: true, reviewers: [REVIEWER] });
    expect(later.reviewBy).toEqual(endOfLocalDay('2027-01-15'));
    const earlier = applyFieldPermissions(content({ endDate: '2026-12-01' }), current, actor('poster'));
    expect(earlier.reviewBy).toEqual(endOfLocalDay('2026-12-31'));
  });

  it('loses its reviewers with board review, and with its organization when a poster moves it [W5.44, W5.45]', () => {
    expect(
      applyFieldPermissions(content({ reviewers: [REVIEWER] }), content(reviewed), actor('adminLevel')),
    ).toMatchObject({
      isBoardReview: false,
      reviewers: [],
      reviewBy: null,
    });
    expect(applyFieldPermissions(content({}, '101260303'), content(reviewed), actor('poster')).reviewers).toEqual([]);
  });

  it('spares the external tick and its URL for a mere creator [W5.35, P12.8]', () => {
    const internal = { isExternalPost: false, externalUrl: '' };
    const external = { isExternalPost: true, externalUrl: 'https://a.example' };
    const other = { isExternalPost: true, externalUrl: 'https://b.example' };
    const change = (from: typeof external, to: typeof external, by: 'creator' | 'poster') =>
      applyFieldPermissions(content(to), content(from), actor(by));
    expect(change(internal, external, 'creator')).toMatchObject(internal);
    expect(change(external, internal, 'creator')).toMatchObject(external);
    expect(change(external, other, 'creator')).toMatchObject(external);
    expect(change(internal, external, 'poster')).toMatchObject(external);
  });
});
