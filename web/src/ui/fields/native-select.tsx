import type { SelectHTMLAttributes } from 'react';
import { icons } from '../icons';

/** A styled native select without label; see SelectField for one with a label. */
export function NativeSelect(props: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className="select">
      <select {...props} className="in" />
      {icons.chevron}
    </span>
  );
}
