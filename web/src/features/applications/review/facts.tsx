import type { ReactNode } from 'react';

/** A name and its value; what was left empty is left out. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="review-facts">{children}</dl>;
}

/** A part of the application, with its anchor. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="review-part" id={id} aria-labelledby={`${id}-title`}>
      <div className="ruled">
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      {children}
    </section>
  );
}
