import './system-settings.css';
import { IconLock } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { SystemSetting, SystemSettings } from '#modules/reporting/contract/api/settings';
import { api } from '#web/lib/api/client';
import { QueryBoundary } from '#web/ui/display/query-boundary';

const settingsQuery = queryOptions({
  queryKey: ['systemSettings'],
  queryFn: ({ signal }) => api.get<SystemSettings>('/api/common/systemSettings', { signal }),
});

const SOURCES = { environment: 'Environment', default: 'Default', generated: 'Generated' } as const;

/** The settings of the service, grouped and read-only. */
export default function SystemSettingsSection() {
  const settings = useQuery(settingsQuery);
  return (
    <>
      <div className="ruled">
        <h2>System Settings</h2>
        <p className="small muted">Read only. They are set where the service is started.</p>
      </div>
      <QueryBoundary query={settings} rows={12}>
        {({ groups }) => (
          <div className="settings-groups">
            {groups.map((group) => (
              <Group key={group.name} {...group} />
            ))}
          </div>
        )}
      </QueryBoundary>
    </>
  );
}

function Group({ name, settings }: SystemSettings['groups'][number]) {
  return (
    <section>
      <h3>{name}</h3>
      <dl>
        {settings.map((setting) => (
          <div key={setting.key}>
            <dt>
              <Breakable text={setting.key} />
            </dt>
            <dd>
              <Value {...setting} />
            </dd>
            <dd className="setting-source">{SOURCES[setting.source]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** May break behind the marks of names and URLs, where browsers would break in a word. */
const Breakable = ({ text }: { text: string }) =>
  [...text.matchAll(/[^_/=]+[_/=]*|[_/=]+/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));

function Value({ value, isSecret }: SystemSetting) {
  if (value === null) return <span className="muted">Not set</span>;
  if (!isSecret) return <Breakable text={value} />;
  return (
    <>
      <IconLock size={16} aria-hidden /> Set, not shown {value && <span className="small muted">{value}</span>}
    </>
  );
}
