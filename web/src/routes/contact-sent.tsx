import { SupportNumbers } from '#web/features/site/support-numbers';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { Page } from '#web/ui/layout/page';

/** /contact-us/success. */
export function Component() {
  return (
    <Page title="Thank you for contacting us.">
      <div className="stack">
        <div className="rich measure">
          <p>We received your inquiry and will respond to you shortly.</p>
          <p>If you cannot wait, call support:</p>
          <SupportNumbers />
        </div>
        <p className="row-of-buttons">
          <ButtonLink to={paths.home}>Home</ButtonLink>
          <ButtonLink to={paths.findJob}>Find a Job</ButtonLink>
        </p>
      </div>
    </Page>
  );
}
