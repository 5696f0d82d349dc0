import { Navigate } from 'react-router-dom';
import { paths } from '../paths';

/** Typed by hand it leads where the menu entry leads (P1.4, near P11.19). */
export function Component() {
  return <Navigate to={paths.home} state={{ isManage: true }} replace />;
}
