import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '#web/ui/button';
import { Page } from '#web/ui/layout/page';

/** The router's error element, mostly shown when a deployment replaced the page's files while it was open. */
export function RouteError() {
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
