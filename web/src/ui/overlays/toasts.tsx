import { closeToast, useToasts } from '#web/lib/feedback/toasts';
import { icons } from '../icons';

/** Shows the toasts of lib/feedback/toasts; mounted once by the shell. */
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

const show = ({ id, tone, title, text, hint }: ReturnType<typeof useToasts>[number]) => (
  <div key={id} className={`toast ${tone}`}>
    {tone === 'success' ? icons.check : icons.alert}
    <p>
      {title && <b>{title}: </b>}
      {text}
      {hint && (
        <>
          {' '}
          <span className="toast-hint">{hint}</span>
        </>
      )}
    </p>
    <button type="button" className="icon-btn" aria-label="Close message" onClick={() => closeToast(id)}>
      {icons.close}
    </button>
  </div>
);
