import { Link } from 'react-router-dom';
import { PostingCost } from '#web/features/site/posting-cost';
import { paths } from '#web/paths';
import { Page } from '#web/ui/layout/page';

/** P9.11, P9.12. */
export function Component() {
  return (
    <Page title="Employer Information">
      <div className="rich measure">
        <p>
          School districts, charter schools, career and technology centers, intermediate units and other members post
          their open positions here, read the applications that come in, and decide.
        </p>
        <h2>Cost</h2>
        <PostingCost />
        <h2>How to begin</h2>
        <p>
          Create a profile, choose “I am an Employer” when you first sign in, accept the terms and request access for
          your organization. Then <Link to={paths.postJobs}>post your first job</Link>. Questions before that?{' '}
          <Link to={paths.contactUs}>Contact Us</Link>
        </p>
      </div>
    </Page>
  );
}
