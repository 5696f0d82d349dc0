import { type FormEvent, useState } from 'react';
import { Button } from '../button';
import styles from './go-to-page.module.css';

interface Props {
  pages: number;
  onGo(page: number): void;
}

/** Jumps to a page by its number, beside a pager with gaps. Takes digits only; nothing for a few pages, which have links. */
export function GoToPage({ pages, onGo }: Props) {
  const [typed, setTyped] = useState('');
  if (pages <= 5) return null;
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (!typed) return;
    setTyped('');
    onGo(Math.min(Math.max(Number(typed), 1), pages));
  };
  return (
    <form className={styles.form} onSubmit={go}>
      <label htmlFor="go-to-page">Go to page</label>
      <input
        id="go-to-page"
        className="in"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      />
      <Button small type="submit">
        Go
      </Button>
    </form>
  );
}
