import { useParams } from 'react-router-dom';
import { ApplyingFor } from '#web/features/applications/applying-for';
import { Confirmation } from '#web/features/identity/confirmation';
import { Page } from '#web/ui/layout/page';

export function Component() {
  const { token = '' } = useParams();
  return (
    <Page title="Email confirmation">
      <div className="measure">
        <Confirmation token={token}>
          {(isConfirmed) => <ApplyingFor from={isConfirmed ? 'confirmed' : 'confirmation'} />}
        </Confirmation>
      </div>
    </Page>
  );
}
