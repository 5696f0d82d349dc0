import type { MouseEvent } from 'react';

/** The handler of a link that focuses the field that it names. */
export const goToField = (id: string) => (event: MouseEvent) => {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};
