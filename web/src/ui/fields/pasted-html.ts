/** HTML of a clipboard as the editor can keep it: its lists and links, and tables as lines. */

const WORD_LIST = /mso-list:\s*l\d+\s+level(\d)/i;
/** Numbers and letters before a point or bracket; all else is a bullet. */
const NUMBERED = /^\W*(\d+|[a-z]{1,3})[.)]/i;
const BETWEEN_CELLS = ' | ';

/** Rows become lines whose cells stay apart, and the paragraphs that Word means as lists become lists. */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const table of page.querySelectorAll('table')) flatten(table);
  for (const item of page.querySelectorAll<HTMLElement>('p')) if (levelOf(item)) startList(item);
  return page.body.innerHTML;
}

function flatten(table: HTMLTableElement): void {
  const lines = [...table.rows].map((row) => {
    const line = table.ownerDocument.createElement('p');
    for (const [index, cell] of [...row.cells].entries()) {
      if (index > 0) line.append(BETWEEN_CELLS);
      // Paragraphs of a cell would end the line.
      line.append((cell.textContent ?? '').replace(/\s+/g, ' ').trim());
    }
    return line;
  });
  table.replaceWith(...lines);
}

const levelOf = (element: Element | null) => Number(WORD_LIST.exec(element?.getAttribute('style') ?? '')?.[1] ?? 0);

/** Turns a paragraph and those that follow it into one list with the levels that Word gave them. */
function startList(first: HTMLElement): void {
  const open: { level: number; list: HTMLElement }[] = [];
  let paragraph: Element | null = first;
  const place = first.ownerDocument.createElement('div');
  first.before(place);
  for (let level = levelOf(paragraph); paragraph && level; level = levelOf(paragraph)) {
    const next: Element | null = paragraph.nextElementSibling;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = first.ownerDocument.createElement(markerOf(paragraph) ? 'ol' : 'ul');
      (open.at(-1)?.list.lastElementChild ?? place).append(list);
      open.push({ level, list });
    }
    for (const marker of paragraph.querySelectorAll<HTMLElement>('[style*="mso-list"]')) marker.remove();
    const item = first.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
    paragraph = next;
  }
  place.replaceWith(...place.childNodes);
}

/** Whether the marker that Word shows before an item is a number or letter. */
const markerOf = (paragraph: Element) =>
  NUMBERED.test(paragraph.querySelector('[style*="mso-list"]')?.textContent?.trim() ?? '');
