import '#web/styles/index.css';
import { captureClicksUntilHydrated } from '#web/lib/ssr/replay-clicks';
import { yieldToMain } from '#web/lib/ssr/yield-to-main';

/**
 * Paints a server-rendered page before it loads the scripts and, on phones, the web fonts. The head lists both as
 * deferred links, to be fetched in parallel.
 */
async function start(root: HTMLElement): Promise<void> {
  const endWatch = captureClicksUntilHydrated();
  if (root.hasChildNodes() && !document.hidden) await new Promise(requestAnimationFrame);
  for (const link of deferredLinks(':not([as])')) {
    await yieldToMain();
    link.rel = 'modulepreload';
  }
  enableWebFonts();
  const main = await import('#web/main');
  await main.start(root, endWatch);
}

/** Enables all fonts at once: each one would lay the whole page out again. */
async function enableWebFonts(): Promise<void> {
  const faces = document.querySelector<HTMLStyleElement>('style.fonts');
  if (!faces || matchMedia(faces.media).matches) return;
  const fetched = deferredLinks('[as=font]').map((link) => {
    link.rel = 'preload';
    return new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
  });
  await Promise.all(fetched);
  faces.media = 'all';
}

const deferredLinks = (which: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=later]${which}`)];

const root = document.getElementById('root');
if (root) start(root);
