import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '../../lib/toasts';
import { paths } from '../../paths';

/** Without the right for a page people go home (W7.1, W12.1, W17.1, W18.1), and are told why (U41). */
export function Forbidden() {
  useEffect(() => {
    showToast({
      tone: 'error',
      title: 'You cannot open that page',
      text: 'Your account does not have the right that it needs.',
    });
  }, []);
  return <Navigate to={paths.home} replace />;
}
