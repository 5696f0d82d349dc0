import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Beside content that is fetched: the part an address names exists only once this is rendered. */
export function ToAnchor() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return null;
}
