import { useSearchParams } from 'react-router-dom';
import { SentPdf } from '#web/features/applications/sent-pdf';
import { paths } from '#web/paths';
import { PRODUCT } from '#web/product';
import { ButtonLink } from '#web/ui/button';
import { Page } from '#web/ui/layout/page';
import applied from '../features/applications/applied.svg';

/** /success-application-submit; `?application=` names the one that was sent. */
export function Component() {
  const applicationId = useSearchParams()[0].get('application');
  return (
    <Page title="Your application was successfully submitted.">
      <div className="stack">
        <img src={applied} alt="An open letter with a check mark" width="160" height="120" />
        <p className="measure">
          Thank you for submitting your application through {PRODUCT}. Good luck with your job search.
        </p>
        <p className="row-of-buttons">
          <ButtonLink look="fill" to={paths.applications}>
            My Applications
          </ButtonLink>
          <ButtonLink to={paths.findJob}>Find a Job</ButtonLink>
          {applicationId && <SentPdf applicationId={applicationId} />}
        </p>
      </div>
    </Page>
  );
}
