import { Link } from 'react-router-dom';
import { paths } from '#web/paths';
import { icons } from '#web/ui/icons';

/** P9.6, P9.7, P9.9, P9.10. The first part is a native details element. */
export function SeekerGuide() {
  return (
    <>
      <h2>Job seeker guide</h2>
      <details className="fold">
        <summary>{icons.chevron} Job Seekers</summary>
        <ol>
          <li>
            <Link to={paths.signUp}>Sign up</Link> with your name, your email address and a password.
          </li>
          <li>Confirm your email address: open the link in the message that we send you.</li>
          <li>Sign in and select “I am a Job Seeker”.</li>
          <li>Read the terms and accept them.</li>
          <li>
            Create your profile. Save each section before you go on to the next. In sections that hold several entries,
            such as education or references, click Add for each entry before you click Save.
          </li>
        </ol>
        <p>Saving your profile does not apply for a job. It saves you typing the same things for each application.</p>
      </details>
      <h3>Finding a job</h3>
      <p>
        <Link to={paths.findJob}>Find a Job</Link> lists every open position. Search by title, place, type or
        organization, or by one of them alone. A place is a ZIP code or a city. Once you have typed one, you can sort by
        distance.
      </p>
      <h3>Applying</h3>
      <p>
        Click Apply at a position. Some employers take applications on their own site; we ask before we send you there.
        For all others you fill in one form, much of it from your profile. You can save it as a draft and come back,
        submit it, or delete it. You must accept the disclaimer before you can submit.
      </p>
      <p>
        An application is in progress, submitted or withdrawn; you find all of yours under My Applications. Once it is
        submitted, the administrators of this site can open it and release it: to the reviewers of the position, if it
        has some, and to the employer. You get an email when it is released to the employer.
      </p>
      <h3>Withdrawing an application</h3>
      <p>
        In My Applications, click the trash icon with the word Delete below the application, and confirm. The employer
        no longer sees it. A withdrawn application cannot be brought back, but you can apply again until the deadline.
      </p>
      <AccountSettings />
      <h3>If you want to post jobs</h3>
      <p>
        Choose “I am an Employer” when you first sign in, accept the terms and request access for your organization. An
        administrator grants it; then you can post, and the employer guide appears on this page.
      </p>
    </>
  );
}

/** The part for everyone with an account. */
export function AccountSettings() {
  return (
    <>
      <h3>Your settings</h3>
      <p>
        In My Settings you change your password and your email address, and set the search ZIP code and the search
        distance that your searches start from. A checkbox decides whether you receive email notifications.
      </p>
    </>
  );
}
