import { Outlet } from 'react-router-dom';
import { PostingDialogHost } from '#web/features/postings/open-posting-dialog';
import { useRememberSearch } from '#web/lib/url-state/remembered-search';
import { Mantine } from '#web/ui/mantine';

/** Here too, so that every page behind sign-in loads one file besides its own. */
export { startQueriesOf } from './work.loaders';

/** The Mantine provider of all signed-in pages; loaded with the first of them, so public pages go without it. */
export function Component() {
  useRememberSearch();
  return (
    <Mantine>
      <Outlet />
      <PostingDialogHost />
    </Mantine>
  );
}
