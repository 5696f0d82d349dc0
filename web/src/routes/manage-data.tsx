import '../features/directory/reference-data/reference-data.css';
import { useSearchParams } from 'react-router-dom';
import { EntriesSection } from '../features/directory/reference-data/entries-section';
import { KindTabs } from '../features/directory/reference-data/kind-tabs';
import { parseKind } from '../features/directory/reference-data/queries';
import { Page } from '../ui/layout/page';

/** /manage-data: positions, credentials and certifications. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <Page
      title="Manage Data"
      head="band"
      lead="The choices people meet in forms and in the search."
      panel={<KindTabs />}
    >
      <EntriesSection key={parseKind(search)} />
    </Page>
  );
}
