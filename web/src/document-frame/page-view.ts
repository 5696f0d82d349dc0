import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Bounds the memory of a page of any size: 16 million pixels take 64 MB. */
const MAX_CANVAS_PIXELS = 16_000_000;
/** The longest side of a canvas that every browser supports. */
const MAX_CANVAS_SIDE = 16_384;
/** A phone enlarges what is drawn when two fingers zoom. */
const MIN_PIXEL_RATIO = 2;

/** A page: its picture while it is near, and the text above it to select and to read out. */
export class PageView {
  readonly element = document.createElement('div');
  isNear = false;
  private canvas: HTMLCanvasElement | undefined;
  private page: PDFPageProxy | undefined;
  private drawnWidth = 0;

  constructor(
    private readonly pdf: PDFDocumentProxy,
    private readonly number: number,
  ) {
    this.element.className = 'page';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', `Page ${number} of ${pdf.numPages}`);
  }

  /** The size of the first page serves for others until they are loaded. */
  reserve({ width, height }: { width: number; height: number }): void {
    this.element.style.aspectRatio = `${width} / ${height}`;
  }

  async draw(): Promise<void> {
    const width = this.element.clientWidth;
    if (!this.isNear || this.drawnWidth === width) return;
    this.page ??= await this.loadPage();
    const scale = width / this.page.getViewport({ scale: 1 }).width;
    this.element.style.setProperty('--total-scale-factor', String(scale));
    const viewport = this.page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    const ratio = pixelRatio(viewport);
    canvas.width = Math.floor(viewport.width * ratio);
    canvas.height = Math.floor(viewport.height * ratio);
    await this.page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] }).promise;
    this.discardPicture();
    this.element.prepend(canvas);
    this.canvas = canvas;
    this.drawnWidth = width;
  }

  /** A canvas holds its memory until it has no size. */
  discardPicture(): void {
    if (this.canvas) {
      this.canvas.width = 0;
      this.canvas.remove();
    }
    this.canvas = undefined;
    this.drawnWidth = 0;
  }

  private async loadPage(): Promise<PDFPageProxy> {
    const page = await this.pdf.getPage(this.number);
    const viewport = page.getViewport({ scale: 1 });
    this.reserve(viewport);
    const container = document.createElement('div');
    container.className = 'text';
    const content = await page.getTextContent();
    if (content.items.length === 0) {
      container.setAttribute('role', 'img');
      container.setAttribute('aria-label', 'A picture without text');
    }
    await new TextLayer({ textContentSource: content, container, viewport }).render();
    this.element.append(container);
    return page;
  }
}

function pixelRatio({ width, height }: { width: number; height: number }): number {
  const fitting = Math.min(Math.sqrt(MAX_CANVAS_PIXELS / (width * height)), MAX_CANVAS_SIDE / Math.max(width, height));
  return Math.min(Math.max(devicePixelRatio, MIN_PIXEL_RATIO), fitting);
}
