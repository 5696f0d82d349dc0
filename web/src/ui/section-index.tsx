import { icons } from './icons';

export interface IndexedSection {
  id: string;
  title: string;
  /** "Complete", or what it still wants. */
  text: string;
  isComplete: boolean;
}

/** The sections of a long form at its side, each with what it still wants (U27). */
export function SectionIndex({ sections }: { sections: readonly IndexedSection[] }) {
  return (
    <nav className="section-index" aria-labelledby="section-index-title">
      <h2 id="section-index-title">Sections</h2>
      <ul>
        {sections.map(({ id, title, text, isComplete }) => (
          <li key={id} className={isComplete ? 'done' : undefined}>
            <a href={`#${id}`}>
              {isComplete ? icons.check : icons.half}
              <span>{title}</span>
              <small>{text}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
