import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Page } from '../ui/page';

/** The short version; the two full guides follow with the site's other texts. */
export function Component() {
  return (
    <Page title="Help">
      <div className="rich measure">
        <h2>Looking for a job</h2>
        <ol>
          <li>
            <Link to={paths.signUp}>Create a profile</Link> and confirm your email address by the link we send you.
          </li>
          <li>Sign in, choose “I am a Job Seeker” and accept the terms.</li>
          <li>Fill in your profile. Save each section; click Add for each entry before you save.</li>
          <li>
            <Link to={paths.findJob}>Find a job</Link> and apply. You can save an application as a draft and submit it
            later.
          </li>
        </ol>
        <h2>Posting a job</h2>
        <ol>
          <li>Create a profile, choose “I am an Employer”, accept the terms and request access.</li>
          <li>A posting must be saved and then posted to become visible.</li>
          <li>The address of your own job site needs to be complete, with http:// or https://.</li>
        </ol>
        <p>
          Not what you were looking for? <Link to={paths.contactUs}>Contact Us</Link>
        </p>
      </div>
    </Page>
  );
}
