import './section-with-action.css';
import type { ComponentProps, ReactNode } from 'react';
import { Section } from './section';

/** A folding section with one button right of its heading, outside of the summary. */
export function SectionWithAction({ action, ...section }: ComponentProps<typeof Section> & { action: ReactNode }) {
  return (
    <div className="section-with-action">
      <Section {...section} />
      <div className="section-action">{action}</div>
    </div>
  );
}
