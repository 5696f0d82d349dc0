import { Link } from 'react-router-dom';
import { paths } from '#web/paths';
import { Page } from '#web/ui/layout/page';

/** P9.2 in the first part. */
export function Component() {
  return (
    <Page title="Privacy">
      <div className="rich measure">
        <h2>Your profile</h2>
        <ul>
          <li>The data in your profile is confidential.</li>
          <li>It cannot be searched from outside: no search engine and no other visitor finds it.</li>
          <li>It is released to an employer only when you apply to one of that employer’s jobs.</li>
          <li>Administrators of this site who look after accounts can open it, to help you. Each time is recorded.</li>
          <li>If the law requires us to disclose any of it, we give you notice before we do.</li>
        </ul>
        <h2>Your applications</h2>
        <p>
          A draft is yours alone. A submitted application can be opened by the administrators of this site. They release
          it to the reviewers of the position, if it has some, and to those who post for the employer, who can open it
          from then on. Whoever opens it is recorded. When you withdraw an application, the employer no longer sees it.
        </p>
        <h2>What we keep</h2>
        <p>
          We keep what you enter, the documents that you upload, and a record of when something was changed and by which
          account. We also record when you sign in. Administrators who look after accounts see it. Your password is
          stored in a form from which it cannot be read back.
        </p>
        <h2>What your browser keeps</h2>
        <p>
          After you sign in, your browser keeps who you are signed in as, until you sign out. There is no advertising
          here and no tracking by others.
        </p>
        <h2>Questions</h2>
        <p>
          You correct your profile yourself. In <Link to={paths.settings}>My Settings</Link> you download what we keep
          about you, and delete your account. For anything else: <Link to={paths.contactUs}>Contact Us</Link>
        </p>
      </div>
    </Page>
  );
}
