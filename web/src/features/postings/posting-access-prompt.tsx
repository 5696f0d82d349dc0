import { Link } from 'react-router-dom';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';

/** Tells users without posting rights how to get them. */
export function PostingAccessPrompt() {
  const { user } = useSession();
  return user ? <RequestRightsPrompt /> : <RegisterPrompt />;
}

function RegisterPrompt() {
  return (
    <div className="stack measure">
      <p>
        A registered account is required to post jobs. Create a profile, choose “I am an Employer” when you first sign
        in, and request posting rights for your organization. Posting is free for members.
      </p>
      <p className="row-of-buttons">
        <ButtonLink look="fill" to={paths.signUp}>
          Register
        </ButtonLink>
        <ButtonLink to={`${paths.signIn}?redir=${encodeURIComponent(paths.postJobs)}`}>Sign in</ButtonLink>
      </p>
    </div>
  );
}

function RequestRightsPrompt() {
  return (
    <div className="stack measure">
      <p>
        A registered account with posting rights is required to post jobs. You have the account: request posting rights
        for your organization next. Posting is free for members. Colleagues who post with you can{' '}
        <Link to={paths.signUp}>register</Link>, too.
      </p>
      <p className="row-of-buttons">
        <ButtonLink look="fill" to={paths.requestPosting}>
          Request posting rights
        </ButtonLink>
        <ButtonLink to={paths.contactUs}>Contact us</ButtonLink>
      </p>
    </div>
  );
}
