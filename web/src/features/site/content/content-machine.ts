import type { PublishedText, PublishResponse } from '#modules/site/contract/api/site';

/** A text, before the first publication the default one, which has no id and no author. */
export type ShownText = Pick<PublishedText, 'text'> & Partial<PublishedText>;

export type ContentState =
  /** `base` is the text that was changed, and `compared` the one that the marks compare with. */
  | { is: 'editing'; base: ShownText; compared: ShownText }
  /** Somebody published `saved` since `base`; nothing of `mine` is published. */
  | { is: 'conflict'; base: ShownText; saved: ShownText; mine: string }
  | { is: 'published'; before: ShownText; published: PublishResponse };

export type ContentEvent =
  | { type: 'compare'; with: ShownText }
  | { type: 'refused'; saved: ShownText; mine: string }
  | { type: 'keepEditing' }
  | { type: 'published'; published: PublishResponse }
  | { type: 'editAgain'; base: ShownText };

export const beginEditing = (base: ShownText): ContentState => ({ is: 'editing', base, compared: base });

/** The states of Manage Content. An event that its state does not know changes nothing. */
export function contentReducer(state: ContentState, event: ContentEvent): ContentState {
  switch (event.type) {
    case 'compare':
      // Another object each time, so that comparing again with the same text is seen.
      return state.is === 'editing' ? { ...state, compared: { ...event.with } } : state;
    case 'refused':
      if (state.is === 'conflict') return { ...state, saved: event.saved };
      return state.is === 'editing'
        ? { is: 'conflict', base: state.base, saved: event.saved, mine: event.mine }
        : state;
    case 'keepEditing':
      return state.is === 'conflict' ? beginEditing(state.base) : state;
    case 'published':
      if (state.is === 'published') return state;
      return {
        is: 'published',
        before: state.is === 'conflict' ? state.saved : state.base,
        published: event.published,
      };
    case 'editAgain':
      return state.is === 'published' ? beginEditing(event.base) : state;
  }
}
