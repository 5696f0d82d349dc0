import '#web/features/directory/reference-data/reference-data.css';
import { useSearchParams } from 'react-router-dom';
import { EntriesSection } from '#web/features/directory/reference-data/entries-section';
import { KindTabs } from '#web/features/directory/reference-data/kind-tabs';
import { parseKind } from '#web/features/directory/reference-data/queries';
import { Page } from '#web/ui/layout/page';

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
