import { Link } from 'react-router-dom';
import { ApplyingFor } from '#web/features/applications/applying-for';
import { SignUpForm } from '#web/features/identity/sign-up-form';
import { withApplicationRedirect } from '#web/lib/session/redirect';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { paths } from '#web/paths';
import { Page } from '#web/ui/layout/page';

export function Component() {
  const jobId = useRedirectJobId();
  return (
    <Page
      title="Create a Profile"
      lead={
        <>
          Already have one? <Link to={withApplicationRedirect(jobId, paths.signIn)}>Sign in</Link>
        </>
      }
      aside={
        <aside className="next" aria-labelledby="next">
          <h2 id="next">What happens next</h2>
          <ol>
            <li>We email you a link. It works once, for 48 hours.</li>
            <li>You sign in and choose “I am a Job Seeker” or “I am an Employer”.</li>
            <li>Job seekers fill in a profile; employers ask for the right to post.</li>
          </ol>
          <p>Saving your profile does not apply for a job.</p>
        </aside>
      }
    >
      <div className="stack">
        <ApplyingFor from="signUp" />
        <SignUpForm />
      </div>
    </Page>
  );
}
