import type { SelectHTMLAttributes } from 'react';
import { icons } from './icons';

/** The browser's own list in our dress; with a label it is a SelectField. */
export function NativeSelect(props: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className="select">
      <select {...props} className="in" />
      {icons.chevron}
    </span>
  );
}
