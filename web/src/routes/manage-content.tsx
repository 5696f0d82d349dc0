import { Navigate } from 'react-router-dom';
import { paths } from '../paths';

/** Redirects a typed URL to where the menu entry leads (P1.4, near P11.19). */
export function Component() {
  return <Navigate to={paths.home} state={{ isManage: true }} replace />;
}
