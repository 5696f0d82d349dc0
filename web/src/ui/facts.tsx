import './facts.css';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  /** Said where there is no value; without it the whole line is left out. */
  empty?: string;
  children: ReactNode;
}

/** A name and its value. */
export function Fact({ name, empty, children }: Props) {
  if (!children && !empty) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className="muted">{empty}</span>}</dd>
    </div>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}
