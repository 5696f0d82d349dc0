import { useEffect, useId, useRef } from 'react';
import { goToField } from '#web/lib/forms/go-to-field';
import type { FieldProblem } from '#web/lib/forms/use-zod-form';
import { setErrorTitle } from '#web/lib/ssr/page-title';

interface Props {
  /** `<ErrorSummary {...form} />` */
  problems: readonly FieldProblem[];
  submitCount: number;
}

/** Lists the problems above a form after a rejected submit; takes the focus and links to each field. */
export function ErrorSummary({ problems, submitCount }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  const any = problems.length > 0;

  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);

  useEffect(() => {
    setErrorTitle(any);
    return () => setErrorTitle(false);
  }, [any]);

  if (!any) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box} aria-labelledby={title}>
      <h2 id={title}>There is a problem</h2>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a href={`#${id}`} onClick={goToField(id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
