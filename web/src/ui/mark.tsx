import { icons } from './icons';

/** Complete, or what is missing: icon, words and colour (U27). Its look is in long-form.css. */
export function Mark({ isComplete, children }: { isComplete: boolean; children: string }) {
  return (
    <span className={isComplete ? 'mark done' : 'mark'}>
      {isComplete ? icons.check : icons.half}
      {children}
    </span>
  );
}
