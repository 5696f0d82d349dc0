import { Page } from '../ui/page';

/** P9.2. */
export function Component() {
  return (
    <Page title="Privacy">
      <div className="rich measure">
        <p>
          The data in your profile is confidential. It cannot be searched from outside, and it is released to an
          employer only when you apply to a job.
        </p>
        <p>Should the law require us to disclose any of it, we tell you before we do.</p>
        <p>
          Your browser keeps who you are signed in as, and nothing else. There is no advertising here and no tracking by
          others.
        </p>
      </div>
    </Page>
  );
}
