import { Page } from '../ui/page';

export function Component() {
  return <Page title="My Profile" />;
}
