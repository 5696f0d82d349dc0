import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';

/** A page that could not be shown, mostly because a new version replaced its files while it was open. */
export function Broken() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Page title="This page did not load" lead="The connection failed, or the site was updated a moment ago.">
      <Button look="fill" onClick={() => location.reload()}>
        Load again
      </Button>
    </Page>
  );
}
