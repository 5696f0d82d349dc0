import { useEffect, useRef, useState } from 'react';

const QUIET_MS = 5000;

/** Counts down in sight always; aloud from 80 % of the limit on and at most every five seconds (W20.7, U23). */
export function CharactersLeft({ limit, used }: { limit: number; used: number }) {
  const left = limit - used;
  const text = left < 0 ? `${-left} characters too many` : `${left} characters left`;
  const [aloud, setAloud] = useState('');
  const spokenAt = useRef(0);
  const near = used >= limit * 0.8;

  useEffect(() => {
    if (!near) return;
    const wait = Math.max(1000, spokenAt.current + QUIET_MS - Date.now());
    const timer = setTimeout(() => {
      spokenAt.current = Date.now();
      setAloud(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [near, text]);

  return (
    <>
      <span className={left < 0 ? 'left over' : 'left'} aria-hidden="true">
        {text}
      </span>
      <span className="vh" aria-live="polite">
        {near ? aloud : ''}
      </span>
    </>
  );
}
