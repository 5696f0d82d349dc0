import fc from 'fast-check';

/** Failures of the gate repeat; `npm run test:full` draws another seed each time, and prints it. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 2026) });

export default fc;
