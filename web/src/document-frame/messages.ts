/** Messages of the page to its frame. */
export type MessageToFrame =
  | { kind: 'show'; content: ArrayBuffer }
  | { kind: 'go-to'; page: number }
  | { kind: 'zoom'; zoom: number };

/** Messages of the frame. The page checks them, because a hostile document may have taken the frame over. */
export type MessageFromFrame = { kind: 'ready' } | { kind: 'page'; page: number; pages: number } | { kind: 'failed' };
