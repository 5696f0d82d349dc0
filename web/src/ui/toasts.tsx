import { closeToast, useToasts } from '../lib/toasts';
import { icons } from './icons';

/** Messages of lib/toasts at the lower edge; mounted once by the shell. */
export function Toasts() {
  const toasts = useToasts();
  const of = (tone: 'success' | 'error') => toasts.filter((toast) => toast.tone === tone);
  return (
    <div className="toasts">
      <div role="status">{of('success').map(show)}</div>
      <div role="alert">{of('error').map(show)}</div>
    </div>
  );
}

const show = ({ id, tone, title, text }: ReturnType<typeof useToasts>[number]) => (
  <div key={id} className={`toast ${tone}`}>
    {tone === 'success' ? icons.check : icons.alert}
    <p>
      {title && <b>{title}: </b>}
      {text}
    </p>
    <button type="button" className="icon-btn" aria-label="Close message" onClick={() => closeToast(id)}>
      {icons.close}
    </button>
  </div>
);
