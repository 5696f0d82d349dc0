import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Page } from '../ui/page';

/** The contact form follows with a later version; until then this says where questions go. */
export function Component() {
  return (
    <Page title="Contact Us">
      <div className="rich measure">
        <p>The contact form is not open yet.</p>
        <p>
          For a question about one position, write to or call the person named in the posting under Contact information.
          For how things work here, see <Link to={paths.help}>Help</Link>.
        </p>
      </div>
    </Page>
  );
}
