import { useEffect, useEffectEvent, useState } from 'react';
import { announcement, minutesAndSeconds } from '#web/lib/session/countdown';
import { Button } from '#web/ui/button';
import { Dialog } from '#web/ui/overlays/dialog';

interface Props {
  /** Milliseconds since 1970. */
  endsAt: number;
  onKeep(): void;
  onLeave(): void;
  onEnd(): void;
}

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** The countdown of the last five minutes. It reads the clock, since timers of hidden tabs are throttled. */
export function SessionTimeout({ endsAt, onKeep, onLeave, onEnd }: Props) {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  const [said, setSaid] = useState('');

  const tick = useEffectEvent(() => {
    const left = secondsUntil(endsAt);
    setSeconds(left);
    setSaid(announcement(left));
    if (left === 0) onEnd();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <Dialog title="Session Timeout" onClose={onKeep}>
      <p>Your session will expire in {minutesAndSeconds(seconds)} minutes</p>
      <p>Do you need more time?</p>
      <p className="vh" role="status">
        {said}
      </p>
      <div className="row-of-buttons">
        <Button look="fill" onClick={onKeep}>
          Yes
        </Button>
        <Button onClick={onLeave}>No</Button>
      </div>
    </Dialog>
  );
}
