/** Integration files that only `npm run test:full` runs (Jest's project "slow"), each with its reason. */
export const FULL_ONLY: Readonly<Record<string, string>> = {};
