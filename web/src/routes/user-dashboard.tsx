import '../features/postings/postings.css';
import '../features/reporting/dashboard/dashboard.css';
import { PostingActivity } from '../features/postings/dashboard/posting-activity';
import { ReviewSection } from '../features/postings/dashboard/review-section';
import { PostingAccessPrompt } from '../features/postings/posting-access-prompt';
import { canPost } from '../features/postings/rights';
import { Attention } from '../features/reporting/dashboard/attention';
import { JobSearchSection } from '../features/reporting/dashboard/job-search-section';
import { LogSection } from '../features/reporting/dashboard/log-section';
import { hasRight } from '../lib/session/privileges';
import { useSession } from '../lib/session/session';
import { useFreshUser } from '../lib/session/use-fresh-user';
import { Page } from '../ui/layout/page';
import { Section } from '../ui/layout/section';
import { useRememberedOpen } from '../ui/layout/use-remembered-open';

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
