import type { SubscriberRegistry } from '#platform/events/subscriber-registry.js';

/** Work of all applications of this process. */
const running = new Set<Promise<unknown>>();

/**
 * Notes the work of long subscribers, which may go on after its entry in the inbox: files go once nothing names them.
 */
export function trackLongWork(registry: SubscriberRegistry): void {
  for (const { subscriber } of registry.list()) {
    for (const method of ['work', 'workBatch']) {
      const handler = subscriber as unknown as Record<string, ((...given: unknown[]) => Promise<unknown>) | undefined>;
      const work = handler[method]?.bind(subscriber);
      if (!work) continue;
      handler[method] = (...given) => {
        const promise = work(...given).finally(() => running.delete(promise));
        running.add(promise);
        return promise;
      };
    }
  }
}

export const longWorkEnded = () => Promise.allSettled([...running]);
