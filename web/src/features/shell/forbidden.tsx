import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';

/** 403: says so and offers the nearest useful place (U41). */
export function Forbidden() {
  return (
    <Page title="You cannot open this page" lead="Your account does not have the right that this page needs.">
      <div className="stack">
        <p className="measure">
          If you should have it, ask the person in your organization who manages accounts, or contact us.
        </p>
        <p className="row-of-buttons">
          <ButtonLink look="fill" to={paths.dashboard}>
            Go to my dashboard
          </ButtonLink>
          <ButtonLink to={paths.contactUs}>Contact us</ButtonLink>
        </p>
      </div>
    </Page>
  );
}
