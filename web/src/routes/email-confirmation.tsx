import { useParams } from 'react-router-dom';
import { Confirmation } from '../features/identity/confirmation';
import { Page } from '../ui/page';

export function Component() {
  const { token = '' } = useParams();
  return (
    <Page title="Email confirmation">
      <div className="measure">
        <Confirmation token={token} />
      </div>
    </Page>
  );
}
