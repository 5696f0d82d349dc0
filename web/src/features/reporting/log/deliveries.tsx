import { IconCircleCheck, IconClock, IconExclamationCircle, IconMinus } from '@tabler/icons-react';
import type { LogDelivery } from '#modules/reporting/contract/api/log-entry';
import { pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { useRetry } from '../queues/use-retry';
import { IconTag, type IconTagProps } from './icon-tag';
import { logTime } from './log-time';

const STATES = {
  delivered: { tone: 'success', text: 'Delivered', Icon: IconCircleCheck },
  retrying: { tone: 'warning', text: 'Trying again', Icon: IconClock },
  waiting: { tone: 'info', text: 'Waiting', Icon: IconClock },
  gaveUp: { tone: 'error', text: 'Gave up', Icon: IconExclamationCircle },
  notCovered: { tone: 'outline', text: 'Not for it', Icon: IconMinus },
} satisfies Record<LogDelivery['state'], IconTagProps>;

/** The outcome of each delivery of an event. */
export function Deliveries({ deliveries }: { deliveries: readonly LogDelivery[] }) {
  if (deliveries.length === 0) return <p className="small muted">Nobody subscribes to this fact.</p>;
  return (
    <ul className="log-deliveries">
      {deliveries.map((delivery) => (
        <li key={delivery.subscriber}>
          <b>{delivery.subscriber}</b>
          <span>
            <IconTag {...STATES[delivery.state]} />
          </span>
          <span className="num">{pluralize(delivery.attempts, 'try', 'tries')}</span>
          <span className="num">{delivery.at && logTime(delivery.at)}</span>
          <LastError {...delivery} />
          {delivery.deadLetterId && (
            <RetryDelivery subscriber={delivery.subscriber} deadLetterId={delivery.deadLetterId} />
          )}
        </li>
      ))}
    </ul>
  );
}

function RetryDelivery({ subscriber, deadLetterId }: { subscriber: string; deadLetterId: string }) {
  const retry = useRetry();
  return (
    <Button small look="quiet" busy={retry.isPending} onClick={() => retry.mutate(deadLetterId)}>
      Try again<span className="vh">: delivery to {subscriber}</span>
    </Button>
  );
}

function LastError({ state, error, retryAt }: LogDelivery) {
  if (state === 'notCovered') return <span className="muted">The subscriber is newer than the fact</span>;
  if (!error) return <span className="muted">No error</span>;
  return (
    <span className={state === 'delivered' ? 'muted' : 'log-error'}>
      {error}
      {retryAt && state === 'retrying' && <span className="small muted"> Next try {logTime(retryAt)}</span>}
    </span>
  );
}
