import { TermsText } from '../features/site/terms-text';
import { Page } from '../ui/layout/page';

export function Component() {
  return (
    <Page title="Terms & Conditions">
      <div className="rich measure">
        <TermsText />
      </div>
    </Page>
  );
}
