import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { Page } from '#web/ui/layout/page';

export function Component() {
  return (
    <Page
      title="Page not found"
      lead="There is no page at this address. It may have been moved, or the address may be incomplete."
    >
      <p className="row-of-buttons">
        <ButtonLink look="fill" to={paths.findJob}>
          Find a job
        </ButtonLink>
        <ButtonLink to={paths.home}>Home</ButtonLink>
      </p>
    </Page>
  );
}
