declare global {
  interface Window {
    /** Set by the server on pages with a form; see `src/platform/pages/hold-submit.ts`. */
    heldSubmit?: { form: HTMLFormElement | null; release(): void };
  }
}

/** Submits the form that was submitted before hydration, after the replayed input has been applied. */
export function replayHeldSubmit(): void {
  const { heldSubmit } = window;
  if (!heldSubmit) return;
  setTimeout(() => {
    heldSubmit.release();
    heldSubmit.form?.querySelector('[type=submit]')?.removeAttribute('aria-busy');
    heldSubmit.form?.requestSubmit();
  });
}
