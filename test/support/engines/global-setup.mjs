import './typescript.mjs';

/** Starts the engines that the chosen stage needs and tells the test processes where they are. */
export default async function globalSetup() {}
