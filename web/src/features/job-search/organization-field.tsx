import { useSearchParams } from 'react-router-dom';
import { useOrganizations } from '../../lib/directory';
import { useTakenOver } from '../../lib/use-taken-over';
import { paths } from '../../paths';
import { SelectField } from '../../ui/select-field';

interface Props {
  id: string;
  name: string;
  value: string;
  onChange(value: string): void;
}

/** In the address of a page whose list is to come rendered in full. */
const IN_FULL = 'organizations';

/**
 * The list of all organizations (P2.2). In a page that comes rendered it holds the chosen one only, because hundreds of
 * options before the results would keep a slow phone from showing them (U48); the rest comes with the script, and for
 * who has no scripts with another page (U12).
 */
export function OrganizationField({ value, ...rest }: Props) {
  const { data = [] } = useOrganizations();
  const [search] = useSearchParams();
  const isTakenOver = useTakenOver();
  const isFull = isTakenOver || search.has(IN_FULL);
  const shown = isFull ? data : data.filter(({ accountNumber }) => accountNumber === value);
  const options = shown.map(({ accountNumber, accountName }) => ({ value: accountNumber, label: accountName }));
  const full = new URLSearchParams(search);
  full.set(IN_FULL, 'all');
  return (
    <div className="wide">
      <SelectField {...rest} value={value} label="Organization" empty="Any" options={options} />
      <noscript>{!isFull && <a href={`${paths.findJob}?${full}`}>Show all organizations in this list</a>}</noscript>
    </div>
  );
}
