import { Link, useLocation } from 'react-router-dom';
import { icons } from '../icons';
import { useScrollSpy } from './use-scroll-spy';

export interface NavSection {
  id: string;
  title: string;
  /** "Complete", or what is missing. */
  text: string;
  isComplete: boolean;
}

/** Opens a folded section and focuses it, even if the URL names it already. */
function openSection(id: string): void {
  const section = document.getElementById(id);
  const fold = section instanceof HTMLDetailsElement ? section : section?.querySelector('details');
  if (fold) fold.open = true;
  (fold?.querySelector('summary') ?? section)?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

/** Navigation of a long form's sections, with the status of each and the current one marked. */
export function SectionNav({ sections }: { sections: readonly NavSection[] }) {
  const { search } = useLocation();
  const current = useScrollSpy(sections.map(({ id }) => id));
  return (
    <nav className="section-index" aria-labelledby="section-index-title">
      <h2 id="section-index-title">Sections</h2>
      <ul>
        {sections.map(({ id, title, text, isComplete }) => (
          <li key={id} className={isComplete ? 'done' : undefined}>
            <Link
              to={{ search, hash: id }}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => openSection(id)}
            >
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
