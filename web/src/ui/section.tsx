import type { ReactNode } from 'react';
import { icons } from './icons';

interface Props {
  /** The anchor, for deep links: `/my-profile#references`. */
  id: string;
  title: string;
  count?: number;
  /** Right of the title, such as "Complete" with its tag. */
  mark?: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** A part of a long page that folds; open unless told otherwise, and always when the address names it. */
export function Section({ id, title, count, mark, open = true, children }: Props) {
  return (
    <details className="section" id={id} open={open || location.hash === `#${id}`}>
      <summary>
        {icons.chevron}
        <h2>
          {title} {count !== undefined && <span className="count">({count.toLocaleString('en-US')})</span>}
        </h2>
        {mark}
      </summary>
      <div className="section-body">{children}</div>
    </details>
  );
}

/** Sticky at the lower edge of a form: main action first, then save, quiet discard, the saved-state text; `far` = destructive. */
export function FormActions({ children, status, far }: { children: ReactNode; status?: ReactNode; far?: ReactNode }) {
  return (
    <div className="form-actions">
      {children}
      <span className="status" role="status">
        {status}
      </span>
      {far}
    </div>
  );
}
