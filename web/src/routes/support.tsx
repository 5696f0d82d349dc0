import { Link } from 'react-router-dom';
import { SupportNumbers } from '#web/features/site/support-numbers';
import { useSupport } from '#web/lib/queries/use-support';
import { paths } from '#web/paths';
import { Page } from '#web/ui/layout/page';

/** P9.11: the support contacts. */
export function Component() {
  const { data } = useSupport();
  return (
    <Page title="Support">
      <div className="rich measure">
        <p>
          <Link to={paths.help}>Help</Link> answers most questions about searching, applying and posting.
        </p>
        <p>
          For a question about one position, turn to the person named in the posting under Contact information. For
          everything else, use the form at <Link to={paths.contactUs}>Contact Us</Link>
          {data && (
            <>
              {' '}
              or write to <a href={`mailto:${data.email}`}>{data.email}</a>
            </>
          )}
          .
        </p>
        <SupportNumbers />
      </div>
    </Page>
  );
}
