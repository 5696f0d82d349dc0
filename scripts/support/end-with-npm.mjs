import { onParentExit } from './parent-watch.mjs';

// Preloaded into the application, which has taken the place of the starter.
onParentExit(() => process.kill(process.pid, 'SIGTERM'));
