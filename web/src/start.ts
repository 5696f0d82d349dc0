import './styles/index.css';
import { breath } from './lib/breath';

/**
 * The picture of a page that came rendered goes before the scripts that take it over (U48). Those stand in its head as
 * links of the kind `later`, so that they are then fetched at once instead of one after the other.
 */
async function start(): Promise<void> {
  const isRendered = document.getElementById('root')?.hasChildNodes();
  if (isRendered && !document.hidden) await new Promise(requestAnimationFrame);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
    await breath();
    link.rel = 'modulepreload';
  }
  await import('./main');
}

start();
