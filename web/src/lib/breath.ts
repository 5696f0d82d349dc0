/** Ends the browser's present task, so that it answers to whoever scrolls or types before it goes on. */
export const breath = () => new Promise<void>((resume) => setTimeout(resume));
