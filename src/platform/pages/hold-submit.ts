import { createHash } from 'node:crypto';

/**
 * An inline script that runs before the deferred scripts of a page. It holds back a form submitted before hydration,
 * with its button busy, until `web/src/lib/ssr/replay-submit.ts` submits it. Otherwise the browser would reload the
 * page with an empty form. GET forms work without scripts.
 */
const HOLD_SUBMIT = `{
const held = { form: null, release() { removeEventListener('submit', hold, true) } };
const hold = (event) => {
  if (event.target.method !== 'post') return;
  event.preventDefault();
  held.form = event.target;
  event.submitter?.setAttribute('aria-busy', 'true');
};
addEventListener('submit', hold, true);
window.heldSubmit = held;
}`;

export const HOLD_SUBMIT_ELEMENT = `<script>${HOLD_SUBMIT}</script>`;

/** The CSP source that allows this inline script and no other. */
export const HOLD_SUBMIT_SOURCE = `'sha256-${createHash('sha256').update(HOLD_SUBMIT).digest('base64')}'`;
