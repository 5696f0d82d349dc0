import type { ReactNode, Ref } from 'react';
import { icons } from '../icons';

interface Props {
  /** The anchor, for deep links: `/my-profile#references`. */
  id: string;
  title: string;
  count?: number;
  /** Right of the title, such as a status tag. */
  mark?: ReactNode;
  open?: boolean;
  onToggle?(isOpen: boolean): void;
  /** The content, which has no place on the page while it is folded. */
  body?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A folding section; open by default, and always if the URL names it. */
export function Section({ id, title, count, mark, open = true, onToggle, body, children }: Props) {
  return (
    <details
      className="section"
      id={id}
      open={open || location.hash === `#${id}`}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary>
        {icons.chevron}
        <h2>
          {title} {count !== undefined && <span className="count">({count.toLocaleString('en-US')})</span>}
        </h2>
        {mark}
      </summary>
      <div className="section-body" ref={body}>
        {children}
      </div>
    </details>
  );
}

/**
 * The sticky action bar of a form: main action, save, quiet discard, then the save status. `far` holds destructive
 * actions.
 */
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
