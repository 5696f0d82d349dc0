import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { icons } from '../../../ui/icons';
import type { Requirement } from './checklist';

interface Props {
  list: readonly Requirement[];
  busy: boolean;
  onSubmit(): void;
}

/** What is missing, with the way to it; Submit Application takes its place when nothing is (W10.20, U30). */
export function BeforeSubmit({ list, busy, onSubmit }: Props) {
  const missing = list.filter(({ done }) => !done);
  const sorted = [...missing, ...list.filter(({ done }) => done)];
  if (missing.length === 0) {
    return (
      <section className="before-submit ready" id="before-submit" aria-labelledby="before-submit-title">
        <h2 id="before-submit-title">Ready to submit</h2>
        <p>Nothing is missing. After submitting, the application can no longer be changed.</p>
        <p>
          <Button look="fill" onClick={onSubmit} busy={busy}>
            Submit Application
          </Button>
        </p>
      </section>
    );
  }
  return (
    <section className="before-submit" id="before-submit" tabIndex={-1} aria-labelledby="before-submit-title">
      <h2 id="before-submit-title">Before you can submit</h2>
      <p className="muted">
        {missing.length} of {list.length} still missing. Submit Application appears here when all are done.
      </p>
      <ul>
        {sorted.map(({ name, done, to, action }) => (
          <li key={name} className={done ? 'done' : undefined}>
            {done ? icons.check : icons.half}
            {done ? <span>{name}</span> : <strong>{name}</strong>}
            {done ? <small>Done</small> : <Way to={to}>{action}</Way>}
          </li>
        ))}
      </ul>
      <p>
        <strong>Saving your profile does not apply for a job.</strong>
      </p>
    </section>
  );
}

/** To a field of this page, which also takes the focus, or to another page. */
function Way({ to, children }: { to: string; children: string }) {
  if (!to.startsWith('#')) return <Link to={to}>{children}</Link>;
  return (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault();
        const target = document.getElementById(to.slice(1));
        target?.closest('details')?.setAttribute('open', '');
        target?.scrollIntoView({ block: 'center' });
        target?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
