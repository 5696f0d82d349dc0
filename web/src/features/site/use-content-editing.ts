import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasRight } from '#web/lib/session/privileges';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';

/** Opened by the menu's router state, for users who may publish (P1.4). Selecting Home again does not close it. */
export function useContentEditing() {
  const { user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);

  // Each use of the menu creates a new location.
  useEffect(() => {
    if (location.state?.isManage) setWanted(true);
  }, [location]);

  return {
    isOpen: isWanted && hasRight(user, 'manageContent'),
    close: () => {
      setWanted(false);
      navigate(paths.home, { replace: true, state: null });
    },
  };
}
