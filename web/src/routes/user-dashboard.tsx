import '../features/postings/postings.css';
import '../features/reporting/dashboard/dashboard.css';
import { PostingActivity } from '../features/postings/dashboard/posting-activity';
import { ReviewSection } from '../features/postings/dashboard/review-section';
import { Invitation } from '../features/postings/invitation';
import { mayPost } from '../features/postings/rights';
import { Attention } from '../features/reporting/dashboard/attention';
import { JobSearchSection } from '../features/reporting/dashboard/job-search-section';
import { LogSection } from '../features/reporting/log-section';
import { may } from '../lib/privileges';
import { useSession } from '../lib/session';
import { useFreshUser } from '../lib/use-fresh-user';
import { Page } from '../ui/page';
import { Section } from '../ui/section';

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'full' });

/** /user-dashboard: a section for each of the user's roles (W4). */
export function Component() {
  const { user } = useSession();
  useFreshUser();
  if (!user) return null;
  return (
    <Page title="User Dashboard" head="band" lead={<span className="muted">{weekday.format(new Date())}</span>}>
      <Attention user={user} />
      {may(user, 'reviewApplicants') && <ReviewSection />}
      {mayPost(user) && <PostingActivity user={user} />}
      <JobSearchSection />
      {may(user, 'systemLog') && <LogSection />}
      {!mayPost(user) && (
        <Section id="post-jobs" title="Post Jobs" open={false}>
          <Invitation />
        </Section>
      )}
    </Page>
  );
}
