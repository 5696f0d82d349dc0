import './list-controls.css';
import type { ListState } from '#web/lib/url-state/use-list-state';
import { SelectField } from '../fields/select-field';

/** Sort By and Filter By above a list of cards. */
export function ListControls({ sorts, filters, sortedBy, status, set }: ListState) {
  return (
    <div className="list-controls">
      <SelectField
        id="sortedBy"
        label="Sort By"
        value={sortedBy}
        onChange={(value) => set('sortedBy', value)}
        options={sorts}
      />
      <SelectField
        id="status"
        label="Filter By"
        value={status}
        onChange={(value) => set('status', value)}
        empty="All Statuses"
        options={filters}
      />
    </div>
  );
}
