import type { ReactNode } from 'react';
import { icons } from '../../../ui/icons';
import { Mark } from '../../../ui/mark';
import type { IndexedSection } from '../../../ui/section-index';

interface Props {
  section: Pick<IndexedSection, 'id' | 'title'> & Partial<IndexedSection>;
  /** What is inside, while it is folded. */
  line?: string;
  open?: boolean;
  /** Below the heading, folded or not. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the application that folds (W10.3), with what it still wants beside its heading. */
export function ApplySection({ section: { id, title, text, isComplete = false }, line, open, note, children }: Props) {
  return (
    <section className="apply-section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <details open={open || location.hash === `#${id}`}>
        <summary>
          {icons.chevron}
          <span>
            <h2 id={`${id}-title`}>{title}</h2>
            {line && <span className="apply-line">{line}</span>}
          </span>
          {text && <Mark isComplete={isComplete}>{text}</Mark>}
        </summary>
        <div className="apply-body">{children}</div>
      </details>
      {note}
    </section>
  );
}
