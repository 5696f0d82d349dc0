import { Outlet } from 'react-router-dom';
import { Mantine } from '../../ui/mantine';

/** The Mantine provider of all signed-in pages; loaded with the first of them, so public pages go without it (U49). */
export function Component() {
  return (
    <Mantine>
      <Outlet />
    </Mantine>
  );
}
