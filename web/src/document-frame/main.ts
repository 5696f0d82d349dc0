import './document-frame.css';
import type { MessageFromFrame, MessageToFrame } from './messages';
import { openPdf } from './open-pdf';
import { PageList } from './page-list';

/** The origin of this document is opaque, so that it cannot know the page's; nothing secret is sent. */
const send = (message: MessageFromFrame) => parent.postMessage(message, '*');

let list: PageList | undefined;

async function show(content: ArrayBuffer): Promise<void> {
  try {
    const pdf = await openPdf(content);
    const root = document.getElementById('pages') as HTMLElement;
    list = await PageList.create(pdf, root, (page) => send({ kind: 'page', page, pages: pdf.numPages }));
  } catch (error) {
    console.warn(error);
    send({ kind: 'failed' });
  }
}

addEventListener('message', ({ source, data }: MessageEvent<MessageToFrame>) => {
  if (source !== parent) return;
  if (data.kind === 'show') show(data.content);
  else if (data.kind === 'go-to') list?.goTo(data.page);
  else if (data.kind === 'zoom') list?.zoom(data.zoom);
});
send({ kind: 'ready' });
