import './section-with-action.css';
import type { ComponentProps, ReactNode } from 'react';
import { Section } from './section';

/** A folding section with its one button at the right of the heading; beside, not inside, what folds it. */
export function SectionWithAction({ action, ...section }: ComponentProps<typeof Section> & { action: ReactNode }) {
  return (
    <div className="section-with-action">
      <Section {...section} />
      <div className="section-action">{action}</div>
    </div>
  );
}
