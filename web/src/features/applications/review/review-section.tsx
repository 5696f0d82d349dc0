import type { ReactNode } from 'react';

/** A section of the application, with its anchor. */
export function ReviewSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="review-part" id={id} aria-labelledby={`${id}-title`}>
      <div className="ruled">
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      {children}
    </section>
  );
}
