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
          <li>If the law requires us to disclose any of it, we give you notice before we do.</li>
        </ul>
        <h2>Your applications</h2>
        <p>
          A draft is yours alone. A submitted application is read by the employer that you sent it to and by the people
          whom the employer asks to review it. When you withdraw an application, the employer no longer sees it.
        </p>
        <h2>What we keep</h2>
        <p>
          We keep what you enter, the documents that you upload, and a record of when something was changed and by which
          account. Your password is stored in a form from which it cannot be read back.
        </p>
        <h2>What your browser keeps</h2>
        <p>
          After you sign in, your browser keeps who you are signed in as, until you sign out. There is no advertising
          here and no tracking by others.
        </p>
        <h2>Questions</h2>
        <p>
          You want to know what we keep about you, or have it corrected? <Link to={paths.contactUs}>Contact Us</Link>
        </p>
      </div>
    </Page>
  );
}
