import { icons } from '../../../ui/icons';
import { SECTIONS, type SectionId, type Standing, standingText } from './sections';

/** The sections at the side, each with what it still wants (U27). */
export function SectionIndex({ standings }: { standings: Record<SectionId, Standing> }) {
  return (
    <nav className="section-index" aria-labelledby="section-index-title">
      <h2 id="section-index-title">Sections</h2>
      <ul>
        {SECTIONS.map(({ id, title }) => {
          const text = standingText(standings[id]);
          const complete = text === 'Complete';
          return (
            <li key={id} className={complete ? 'done' : undefined}>
              <a href={`#${id}`}>
                {complete ? icons.check : icons.half}
                <span>{title}</span>
                <small>{text}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
