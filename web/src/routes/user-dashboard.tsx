import '#web/features/postings/postings.css';
import '#web/features/reporting/dashboard/dashboard.css';
import { PostingActivity } from '#web/features/postings/dashboard/posting-activity';
import { ReviewSection } from '#web/features/postings/dashboard/review-section';
import { PostingAccessPrompt } from '#web/features/postings/posting-access-prompt';
import { canPost } from '#web/features/postings/rights';
import { Attention } from '#web/features/reporting/dashboard/attention/attention';
import { JobSearchSection } from '#web/features/reporting/dashboard/job-search-section';
import { LogSection } from '#web/features/reporting/dashboard/log-section';
import { hasRight } from '#web/lib/session/privileges';
import { useSession } from '#web/lib/session/session';
import { useFreshUser } from '#web/lib/session/use-fresh-user';
import { Page } from '#web/ui/layout/page';
import { Section } from '#web/ui/layout/section';
import { useRememberedOpen } from '#web/ui/layout/use-remembered-open';

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'full' });

/** /user-dashboard: a section for each of the user's roles. */
export function Component() {
  const { user } = useSession();
  useFreshUser();
  const postJobs = useRememberedOpen('post-jobs', false);
  if (!user) return null;
  return (
    <Page title="User Dashboard" head="band" lead={<span className="muted">{weekday.format(new Date())}</span>}>
      <Attention user={user} />
      {hasRight(user, 'reviewApplicants') && <ReviewSection user={user} />}
      {canPost(user) && <PostingActivity user={user} />}
      <JobSearchSection />
      {hasRight(user, 'systemLog') && <LogSection />}
      {!canPost(user) && (
        <Section {...postJobs} title="Post Jobs">
          <PostingAccessPrompt />
        </Section>
      )}
    </Page>
  );
}
