import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { MessageToFrame } from '#web/document-frame/messages';
import { parseMessage } from './parse-message';

/** A document that is not shown by then counts as broken. */
const FRAME_TIMEOUT_MS = 30_000;

type FrameState = { kind: 'loading' | 'failed' } | { kind: 'shown'; page: number; pages: number };

interface DocumentFrame {
  frame: RefObject<HTMLIFrameElement | null>;
  state: FrameState;
  goTo(page: number): void;
  zoom(zoom: number): void;
}

/** Hands the file to the frame once that is ready, and follows what the frame reports. */
export function useDocumentFrame(file: File): DocumentFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>({ kind: 'loading' });
  // An opaque origin can be addressed by no other target.
  const send = useCallback(
    (message: MessageToFrame, transfer: Transferable[] = []) =>
      frame.current?.contentWindow?.postMessage(message, '*', transfer),
    [],
  );

  useEffect(() => {
    let isHandedOver = false;
    async function receive({ source, data }: MessageEvent<unknown>): Promise<void> {
      if (!source || source !== frame.current?.contentWindow) return;
      const message = parseMessage(data);
      if (message?.kind === 'failed') setState({ kind: 'failed' });
      if (message?.kind === 'page') setState({ kind: 'shown', page: message.page, pages: message.pages });
      if (message?.kind !== 'ready' || isHandedOver) return;
      isHandedOver = true;
      const content = await file.arrayBuffer();
      send({ kind: 'show', content }, [content]);
    }
    addEventListener('message', receive);
    const timer = setTimeout(
      () => setState((current) => (current.kind === 'loading' ? { kind: 'failed' } : current)),
      FRAME_TIMEOUT_MS,
    );
    return () => {
      removeEventListener('message', receive);
      clearTimeout(timer);
    };
  }, [file, send]);

  return {
    frame,
    state,
    goTo: (page) => send({ kind: 'go-to', page }),
    zoom: (zoom) => send({ kind: 'zoom', zoom }),
  };
}
