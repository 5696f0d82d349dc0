import { createStore } from '#web/lib/feedback/create-store';

/** Numbers of waiting tasks by the paths of entries. Their source is loaded for signed-in users only. */
export const menuCounts = createStore<Readonly<Record<string, number>>>({});
