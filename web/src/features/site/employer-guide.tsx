import { Link } from 'react-router-dom';
import { paths } from '#web/paths';
import { PostingCost } from './posting-cost';

/** P9.7, P9.8, P9.12, for users with posting rights. */
export function EmployerGuide() {
  return (
    <>
      <h2>Employer guide</h2>
      <h3>Access</h3>
      <p>
        A new colleague signs up, confirms the email address, chooses “I am an Employer”, accepts the terms and requests
        access. Access is requested once for each organization and granted by an administrator. For a further
        organization, <Link to={paths.requestPosting}>request it</Link> in the same way.
      </p>
      <h3>Posting a job</h3>
      <ol>
        <li>
          Open <Link to={paths.postJobs}>Post a Job</Link> and fill in the form.
        </li>
        <li>
          Save it. A saved posting can wait as long as you like; those who post for your organization and the
          administrators of this site see it, and nobody else does.
        </li>
        <li>Post it. Only then is it visible, from its start date to its end date.</li>
      </ol>
      <p>
        If applications are taken on your own job site, give the full address, with http:// or https:// at its
        beginning. Without it the posting cannot be saved.
      </p>
      <p>
        Positions of chief school administrators wait for approval by an administrator before they appear. You are told
        when that is done.
      </p>
      <h3>Cost</h3>
      <PostingCost />
      <h3>Applications</h3>
      <p>
        My Postings shows how many people applied for each position. Open the number to see who they are. You can read
        what they sent once they are released.
      </p>
    </>
  );
}
