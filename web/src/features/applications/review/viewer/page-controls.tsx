import { IconChevronLeft, IconChevronRight, IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/button';

/** Widths of a page, of the width of the frame. */
const ZOOMS = [1, 1.5, 2, 3] as const;

interface Props {
  page: number;
  pages: number;
  goTo(page: number): void;
  zoom(zoom: number): void;
}

/** Turns and enlarges the pages of a document. Buttons without effect keep the focus. */
export function PageControls({ page, pages, goTo, zoom }: Props) {
  const [level, setLevel] = useState(0);

  function turn(to: number): void {
    if (to >= 1 && to <= pages) goTo(to);
  }

  function zoomTo(next: number): void {
    const factor = ZOOMS[next];
    if (!factor) return;
    setLevel(next);
    zoom(factor);
  }

  return (
    <div className="document-controls">
      {pages > 1 && (
        <IconButton label="Previous page" aria-disabled={page === 1} onClick={() => turn(page - 1)}>
          <IconChevronLeft size={18} aria-hidden />
        </IconButton>
      )}
      <span role="status">{pages > 1 ? `Page ${page} of ${pages}` : '1 page'}</span>
      {pages > 1 && (
        <IconButton label="Next page" aria-disabled={page === pages} onClick={() => turn(page + 1)}>
          <IconChevronRight size={18} aria-hidden />
        </IconButton>
      )}
      <IconButton label="Zoom out" aria-disabled={level === 0} onClick={() => zoomTo(level - 1)}>
        <IconMinus size={18} aria-hidden />
      </IconButton>
      <IconButton label="Zoom in" aria-disabled={level === ZOOMS.length - 1} onClick={() => zoomTo(level + 1)}>
        <IconPlus size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
