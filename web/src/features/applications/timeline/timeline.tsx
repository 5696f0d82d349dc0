import './timeline.css';
import { IconCircle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { longDate } from '#web/lib/formatting/format';
import { icons } from '#web/ui/icons';
import { STATE_WORDS, type Step, stepNote, stepTitle } from './timeline-words';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

const STATE_ICONS: Record<Step['state'], React.ReactNode> = {
  done: <IconCircleCheck {...ICON} />,
  now: icons.half,
  ended: <IconCircleMinus {...ICON} />,
  next: <IconCircle {...ICON} />,
};

interface Props {
  steps: readonly Step[];
  /** The employer's name. */
  organization: string;
}

/** Where an application stands, and the employer's message with its outcome. Stacked where there is little room. */
export function Timeline({ steps, organization }: Props) {
  const reported = steps.find(({ message }) => message);
  return (
    <div className="timeline">
      <ol>
        {steps.map((step) => (
          <li key={step.step} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            {STATE_ICONS[step.state]}
            <p>{stepTitle(step, organization)}</p>
            <p className="timeline-state">
              <b>{STATE_WORDS[step.state]}</b> <span>{stepNote(step)}</span>
            </p>
          </li>
        ))}
      </ol>
      {reported && (
        <blockquote>
          <p className="small">
            <b>{organization}</b> {reported.at && <span className="muted">{longDate(reported.at)}</span>}
          </p>
          <p className="timeline-message">{reported.message}</p>
        </blockquote>
      )}
    </div>
  );
}
