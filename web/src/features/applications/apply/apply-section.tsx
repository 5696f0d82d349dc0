import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CompletionBadge } from '#web/ui/display/completion-badge';
import { icons } from '#web/ui/icons';
import type { NavSection } from '#web/ui/layout/section-nav';

interface Props {
  section: Pick<NavSection, 'id' | 'title'> & Partial<NavSection>;
  /** Summary of the content while folded. */
  line?: string;
  open?: boolean;
  /** Below the heading, folded or not. */
  note?: ReactNode;
  children: ReactNode;
}

/** A folding section of the application, with its status in the heading. */
export function ApplySection({ section: { id, title, text, isComplete = false }, line, open, note, children }: Props) {
  const { hash } = useLocation();
  return (
    <section className="apply-section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <details open={open || hash === `#${id}`}>
        <summary>
          {icons.chevron}
          <span>
            <h2 id={`${id}-title`}>{title}</h2>
            {line && <span className="apply-line">{line}</span>}
          </span>
          {text && <CompletionBadge isComplete={isComplete}>{text}</CompletionBadge>}
        </summary>
        <div className="apply-body">{children}</div>
      </details>
      {note}
    </section>
  );
}
