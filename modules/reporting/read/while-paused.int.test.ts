import { expect, it } from '@jest/globals';
import { SubscriberRegistry } from '#platform/events/subscriber-registry.js';
import { startApp } from '#test/support/app.js';
import { WHILE_PAUSED } from './while-paused.js';

it('says for each subscriber, and for no other, what does not happen while it is paused', async () => {
  const app = await startApp();
  try {
    const names = app
      .service(SubscriberRegistry)
      .list()
      .map(({ name }) => name);
    expect(Object.keys(WHILE_PAUSED).sort()).toEqual(names.toSorted());
  } finally {
    await app.close();
  }
});
