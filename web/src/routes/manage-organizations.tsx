import '#web/features/directory/organizations/organizations.css';
import { useState } from 'react';
import { ImportSection } from '#web/features/directory/organizations/import-section';
import { OrganizationsSection } from '#web/features/directory/organizations/organizations-section';
import { Button } from '#web/ui/button';
import { Page } from '#web/ui/layout/page';

/** /manage-organizations: who may post. */
export function Component() {
  const [isImporting, setImporting] = useState(false);
  return (
    <Page
      title="Manage Organizations"
      head="band"
      lead="Who may post. A file of organizations adds and changes them; the switch takes one off the board."
      actions={<Button onClick={() => setImporting(true)}>Upload a file</Button>}
    >
      {isImporting && <ImportSection onClose={() => setImporting(false)} />}
      <OrganizationsSection />
    </Page>
  );
}
