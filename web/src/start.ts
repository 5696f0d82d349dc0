import './styles/index.css';
import { breath } from './lib/breath';

/**
 * The picture of a page that came rendered goes before the scripts that take it over, and on a phone before its fonts
 * (U48). Both stand in its head as links of the kind `later`, so that they are then fetched at once instead of one
 * after the other.
 */
async function start(): Promise<void> {
  const isRendered = document.getElementById('root')?.hasChildNodes();
  if (isRendered && !document.hidden) await new Promise(requestAnimationFrame);
  for (const link of later(':not([as])')) {
    await breath();
    link.rel = 'modulepreload';
  }
  letFontsIn();
  await import('./main');
}

/** All at once when the last is there: with each one the whole page is laid out again. */
async function letFontsIn(): Promise<void> {
  const faces = document.querySelector<HTMLStyleElement>('style.fonts');
  if (!faces || matchMedia(faces.media).matches) return;
  const fetched = later('[as=font]').map((link) => {
    link.rel = 'preload';
    return new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
  });
  await Promise.all(fetched);
  faces.media = 'all';
}

const later = (which: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=later]${which}`)];

start();
