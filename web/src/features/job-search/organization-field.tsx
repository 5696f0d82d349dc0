import { useEffect, useState } from 'react';
import { useOrganizations } from '../../lib/directory';
import { SelectField } from '../../ui/select-field';

interface Props {
  id: string;
  name: string;
  value: string;
  onChange(value: string): void;
}

/**
 * The list of all organizations (P2.2). In a page that comes rendered it holds the chosen one only, because hundreds of
 * options before the results would keep a slow phone from showing them; the rest comes with the script. Who has no
 * scripts gets the whole list, which other browsers skip unread (U12, U48).
 */
export function OrganizationField({ id, value, ...rest }: Props) {
  const { data = [] } = useOrganizations();
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  const all = data.map(({ accountNumber, accountName }) => ({ value: accountNumber, label: accountName }));
  const options = isHere ? all : all.filter((one) => one.value === value);
  const shown = { ...rest, value, label: 'Organization', empty: 'Any' };
  return (
    <>
      <noscript>
        <div className="wide">
          <SelectField {...shown} id={`${id}-all`} options={all} />
        </div>
      </noscript>
      <div className="wide scripted">
        <SelectField {...shown} id={id} options={options} />
      </div>
    </>
  );
}
