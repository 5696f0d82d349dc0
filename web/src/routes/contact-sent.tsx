import { SupportNumbers } from '../features/site/support-numbers';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { Page } from '../ui/layout/page';

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
