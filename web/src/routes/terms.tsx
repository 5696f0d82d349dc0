import { TermsText } from '#web/features/site/terms-text';
import { Page } from '#web/ui/layout/page';

export function Component() {
  return (
    <Page title="Terms & Conditions">
      <div className="rich measure">
        <TermsText />
      </div>
    </Page>
  );
}
