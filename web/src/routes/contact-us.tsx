import { Link } from 'react-router-dom';
import { ContactForm } from '#web/features/site/contact-form';
import { SupportNumbers } from '#web/features/site/support-numbers';
import { paths } from '#web/paths';
import { Page } from '#web/ui/layout/page';
import { Mantine } from '#web/ui/mantine';

/** /contact-us. */
export function Component() {
  return (
    <Page
      title="Contact Us"
      lead={
        <>
          How things work here is told in <Link to={paths.help}>Help</Link>.
        </>
      }
      aside={
        <aside className="next" aria-labelledby="elsewhere">
          <h2 id="elsewhere">Another way</h2>
          <p>
            For a question about one position, write to or call the person named in the posting under Contact
            information.
          </p>
          <p>If you would rather talk to us, call support:</p>
          <SupportNumbers />
        </aside>
      }
    >
      <Mantine>
        <ContactForm />
      </Mantine>
    </Page>
  );
}
