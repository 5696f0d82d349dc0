/** Yields to the main thread, so that the browser handles scrolling and typing first. */
export const yieldToMain = () => new Promise<void>((resume) => setTimeout(resume));
