import './checklist.css';
import { icons } from '#web/ui/icons';
import { ProfileLink } from './profile-link';
import type { Requirement } from './requirements';

interface Props {
  rules: readonly Requirement[];
  goTo(rule: Requirement): void;
  saveAndGo(path: string): void;
}

/** Replaces Submit Application until all requirements are met: lists what is missing, with links. */
export function Checklist({ rules, goTo, saveAndGo }: Props) {
  const open = rules.filter(({ isMet }) => !isMet);
  const done = rules.filter(({ isMet }) => isMet);
  return (
    <section className="apply-checklist" id="submit" aria-labelledby="submit-title" tabIndex={-1}>
      <h2 id="submit-title">Before you can submit</h2>
      <p className="muted">
        {open.length} of {rules.length} still missing. Submit Application appears here when all are done.
      </p>
      <ul>
        {open.map((rule) => (
          <li key={rule.path}>
            {icons.half}
            <span>
              <b>{rule.label}</b>
              {rule.path === 'references' && ' in your profile'}
            </span>
            <FixLink rule={rule} goTo={goTo} saveAndGo={saveAndGo} />
          </li>
        ))}
        {done.map((rule) => (
          <li key={rule.path} className="done">
            {icons.check}
            <span>{rule.label}</span>
            <span className="small">Done</span>
          </li>
        ))}
      </ul>
      <p>
        <b>Saving your profile does not apply for a job.</b>
      </p>
    </section>
  );
}

function FixLink({ rule, goTo, saveAndGo }: Omit<Props, 'rules'> & { rule: Requirement }) {
  if (rule.path === 'references') {
    return (
      <ProfileLink part="references" saveAndGo={saveAndGo}>
        Add a reference
      </ProfileLink>
    );
  }
  if (rule.path === 'profile') {
    return (
      <ProfileLink part="contact-details" saveAndGo={saveAndGo}>
        Complete your profile
      </ProfileLink>
    );
  }
  return (
    <a
      href={`#${rule.path}`}
      onClick={(event) => {
        event.preventDefault();
        goTo(rule);
      }}
    >
      Go to {rule.section === 'disclaimer' ? 'the disclaimer' : rule.label}
    </a>
  );
}
