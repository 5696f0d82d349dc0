import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type ButtonLook = 'fill' | 'line' | 'quiet' | 'white';

interface ButtonStyle {
  /** `fill` for the main action, once per page; `line` is the default, `quiet` is for Cancel and Clear. */
  look?: ButtonLook;
  small?: boolean;
  danger?: boolean;
  children: ReactNode;
}

const classes = ({ look = 'line', small, danger }: Partial<ButtonStyle>, extra = '') =>
  ['btn', look, small && 'sm', danger && 'danger', extra].filter(Boolean).join(' ');

interface ButtonProps extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows pending work; the button keeps the focus and ignores clicks. */
  busy?: boolean;
}

export function Button({ look, small, danger, busy, type = 'button', className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ look, small, danger }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}

export function ButtonLink({ look, small, danger, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link {...rest} className={classes({ look, small, danger }, className)} />;
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The accessible name, with the item's name: "Delete Chemistry teacher". */
  label: string;
  danger?: boolean;
  children: ReactNode;
}

export function IconButton({ label, danger, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={danger ? 'icon-btn danger' : 'icon-btn'}
      aria-label={label}
      title={label}
    />
  );
}
