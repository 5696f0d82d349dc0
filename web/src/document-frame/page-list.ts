import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PageView } from './page-view';

/** Pages are drawn within this distance of the visible ones, in `rootMargin` syntax. */
const NEAR = '100% 0px';
/** A line across the middle; the page that it crosses is the current one. */
const MIDDLE = '-50% 0px -50% 0px';
const DRAW_INTERVAL_MS = 100;

/** All pages below each other. Those near the visible part are drawn, one after the other. */
export class PageList {
  private readonly views: readonly PageView[];
  private drawing = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    pdf: PDFDocumentProxy,
    private readonly root: HTMLElement,
    private readonly onPage: (page: number) => void,
  ) {
    this.views = Array.from({ length: pdf.numPages }, (_, index) => new PageView(pdf, index + 1));
  }

  /** Rejects when the first page cannot be drawn. */
  static async create(pdf: PDFDocumentProxy, root: HTMLElement, onPage: (page: number) => void): Promise<PageList> {
    const list = new PageList(pdf, root, onPage);
    const first = (await pdf.getPage(1)).getViewport({ scale: 1 });
    for (const view of list.views) view.reserve(first);
    // The keyboard scrolls it.
    root.tabIndex = 0;
    root.replaceChildren(...list.views.map(({ element }) => element));
    const [firstView] = list.views;
    if (firstView) {
      firstView.isNear = true;
      await firstView.draw();
    }
    list.observe();
    return list;
  }

  /** Scrolls without `scrollIntoView`, which may scroll the page around the frame too. */
  goTo(page: number): void {
    this.root.scrollTop = (this.views[page - 1]?.element.offsetTop ?? 0) - this.root.offsetTop;
  }

  zoom(zoom: number): void {
    const { scrollTop, scrollHeight } = this.root;
    this.root.style.setProperty('--zoom', String(zoom));
    this.root.scrollTop = (scrollTop / scrollHeight) * this.root.scrollHeight;
    this.drawNear();
  }

  private observe(): void {
    const byElement = new Map<Element, [page: number, view: PageView]>();
    for (const [index, view] of this.views.entries()) byElement.set(view.element, [index + 1, view]);
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const [, view] = byElement.get(target) ?? [];
          if (!view) continue;
          view.isNear = isIntersecting;
          if (!isIntersecting) view.discardPicture();
        }
        this.drawNear();
      },
      { root: this.root, rootMargin: NEAR },
    );
    const current = new IntersectionObserver(
      (entries) => {
        const [page] = byElement.get(entries.find(({ isIntersecting }) => isIntersecting)?.target as Element) ?? [];
        if (page) this.onPage(page);
      },
      { root: this.root, rootMargin: MIDDLE },
    );
    for (const { element } of this.views) {
      near.observe(element);
      current.observe(element);
    }
    new ResizeObserver(() => this.drawNear()).observe(this.root);
  }

  private drawNear(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      for (const view of this.views.filter(({ isNear }) => isNear)) {
        // A page that cannot be drawn stays blank; its neighbours do not.
        this.drawing = this.drawing.then(() => view.draw()).catch(console.warn);
      }
    }, DRAW_INTERVAL_MS);
  }
}
