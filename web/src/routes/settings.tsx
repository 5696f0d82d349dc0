import '#web/features/identity/settings.css';
import { DeleteAccount } from '#web/features/identity/delete-account';
import { DownloadData } from '#web/features/identity/download-data';
import { SettingsForm } from '#web/features/identity/settings-form';
import { SettingsSessions } from '#web/features/identity/settings-sessions';
import { useSession } from '#web/lib/session/session';
import { Page } from '#web/ui/layout/page';

/** /user-account-settings. */
export function Component() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page
      title="My Settings"
      lead="How you sign in, what we send you, and where you search from."
      aside={
        <div className="asides">
          <SettingsSessions />
          <DownloadData user={user} />
          <DeleteAccount user={user} />
        </div>
      }
    >
      {/* Remounts the form when another email was confirmed in another tab. */}
      <SettingsForm key={user.email} user={user} />
    </Page>
  );
}
