import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReportDefinition } from '#modules/reporting/contract/api/report-definitions';
import { Button, IconButton } from '#web/ui/button';
import { Dialog } from '#web/ui/overlays/dialog';

interface Props {
  /** Own ones. */
  definitions: readonly ReportDefinition[];
  onChange(definition: ReportDefinition): void;
  onDelete(definition: ReportDefinition): void;
  onClose(): void;
}

/** One's own saved reports, to rename, share and delete. */
export function EditDialog({ definitions, onChange, onDelete, onClose }: Props) {
  return (
    <Dialog title="My saved reports" onClose={onClose}>
      <ul className="saved-list">
        {definitions.map((definition) => (
          <li key={definition.id}>
            <span>
              {definition.name} <span className="small muted">{definition.isShared ? 'shared' : 'only for me'}</span>
            </span>
            <span className="row-of-buttons">
              <IconButton label={`Rename or share ${definition.name}`} onClick={() => onChange(definition)}>
                <IconPencil size={18} aria-hidden />
              </IconButton>
              <IconButton danger label={`Delete ${definition.name}`} onClick={() => onDelete(definition)}>
                <IconTrash size={18} aria-hidden />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      <div className="row-of-buttons">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
