import { type FormEvent, useState } from 'react';
import { Button } from '../button';
import styles from './go-to-page.module.css';

interface Props {
  pages: number;
  onGo(page: number): void;
}

/** Jumps to a page by its number, beside a pager with gaps; nothing for a few pages, which have links. */
export function GoToPage({ pages, onGo }: Props) {
  const [typed, setTyped] = useState('');
  if (pages <= 5) return null;
  const go = (event: FormEvent) => {
    event.preventDefault();
    const page = Math.trunc(Number(typed));
    if (page < 1) return;
    setTyped('');
    onGo(Math.min(page, pages));
  };
  return (
    <form className={styles.form} onSubmit={go}>
      <label htmlFor="go-to-page">Go to page</label>
      <input
        id="go-to-page"
        className="in"
        inputMode="numeric"
        pattern="[0-9]*"
        title={`A number from 1 to ${pages}`}
        autoComplete="off"
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button small type="submit">
        Go
      </Button>
    </form>
  );
}
