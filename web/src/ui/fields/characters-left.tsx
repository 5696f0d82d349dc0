import { useEffect, useRef, useState } from 'react';

const ANNOUNCE_INTERVAL_MS = 5000;

/** A visible counter. Screen readers hear it from 80 % of the limit on, at most every five seconds. */
export function CharactersLeft({ limit, used }: { limit: number; used: number }) {
  const left = limit - used;
  const text = left < 0 ? `${-left} characters too many` : `${left} characters left`;
  const [announcement, setAnnouncement] = useState('');
  const announcedAt = useRef(0);
  const isNearLimit = used >= limit * 0.8;

  useEffect(() => {
    if (!isNearLimit) return;
    const wait = Math.max(1000, announcedAt.current + ANNOUNCE_INTERVAL_MS - Date.now());
    const timer = setTimeout(() => {
      announcedAt.current = Date.now();
      setAnnouncement(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [isNearLimit, text]);

  return (
    <>
      <span className={left < 0 ? 'left over' : 'left'} aria-hidden="true">
        {text}
      </span>
      <span className="vh" aria-live="polite">
        {isNearLimit ? announcement : ''}
      </span>
    </>
  );
}
