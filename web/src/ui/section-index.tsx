import { Link } from 'react-router-dom';
import { useCurrentSection } from './current-section';
import { icons } from './icons';

export interface IndexedSection {
  id: string;
  title: string;
  /** "Complete", or what it still wants. */
  text: string;
  isComplete: boolean;
}

/** A section that is folded opens, also when the address names it already; the focus goes along. */
function enter(id: string): void {
  const section = document.getElementById(id);
  const fold = section instanceof HTMLDetailsElement ? section : section?.querySelector('details');
  if (fold) fold.open = true;
  (fold?.querySelector('summary') ?? section)?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

/** The sections of a long form at its side, each with what it still wants, and the one that one is at (U27). */
export function SectionIndex({ sections }: { sections: readonly IndexedSection[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className="section-index" aria-labelledby="section-index-title">
      <h2 id="section-index-title">Sections</h2>
      <ul>
        {sections.map(({ id, title, text, isComplete }) => (
          <li key={id} className={isComplete ? 'done' : undefined}>
            <Link to={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={() => enter(id)}>
              {isComplete ? icons.check : icons.half}
              <span>{title}</span>
              <small>{text}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
