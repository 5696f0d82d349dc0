import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { TaskItem } from '#modules/shared/tasks';
import { longDate } from '#web/lib/formatting/format';
import { tasksQuery } from '#web/lib/queries/tasks';
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
  const { data } = useQuery(tasksQuery);
  const asked = data?.duties.find(({ kind }) => kind === 'askedRights')?.items ?? [];
  return asked.length ? <AskedPrompt asked={asked} /> : <AskPrompt />;
}

/** What was asked for, until it is answered. */
function AskedPrompt({ asked }: { asked: readonly TaskItem[] }) {
  return (
    <div className="stack measure">
      {asked.map(({ id, title, since }) => (
        <p key={id}>
          You asked for posting rights for <b>{title}</b>
          {since && ` on ${longDate(since)}`}. We answer by email, and you can post as soon as the request is granted.
        </p>
      ))}
      <p className="row-of-buttons">
        <ButtonLink to={paths.requestPosting}>Ask for another organization</ButtonLink>
        <ButtonLink to={paths.contactUs}>Contact us</ButtonLink>
      </p>
    </div>
  );
}

function AskPrompt() {
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
