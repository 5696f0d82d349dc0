import './description-list.css';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  /** Shown if there is no value; without it the whole item is omitted. */
  empty?: string;
  children: ReactNode;
}

/** A name with its value. */
export function DescriptionItem({ name, empty, children }: Props) {
  if (!children && !empty) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className="muted">{empty}</span>}</dd>
    </div>
  );
}

export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}
