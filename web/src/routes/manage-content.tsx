import { Navigate } from 'react-router-dom';
import { paths } from '#web/paths';

/** Redirects a typed URL to where the menu entry leads. */
export function Component() {
  return <Navigate to={paths.home} state={{ isManage: true }} replace />;
}
