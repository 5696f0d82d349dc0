import type { Config, VariableName } from '#src/config.js';
import type { SettingSource, SystemSettings } from '../contract/api/settings.js';
import { describeSecret, describeServer, removeCredentials } from './mask-secrets.js';

interface Reader {
  read(config: Config): string | null;
  isSecret: boolean;
}

type Value = string | number | boolean | null;

const shown = (value: (config: Config) => Value): Reader => ({
  read: (config) => value(config)?.toString() ?? null,
  isSecret: false,
});

const hidden =
  (describe: (value: string) => string) =>
  (value: (config: Config) => string | null): Reader => ({
    read: (config) => {
      const text = value(config);
      return text ? describe(text) : null;
    },
    isSecret: true,
  });

const secret = hidden(describeSecret);
const server = hidden(describeServer);

/** Every environment variable once, by what it is about. */
const GROUPS: Record<string, Partial<Record<VariableName, Reader>>> = {
  Service: {
    PUBLIC_URL: shown(({ publicUrl }) => removeCredentials(publicUrl)),
    NODE_ENV: shown(({ nodeEnv }) => nodeEnv),
    ROLE: shown(({ role }) => role),
    HOST: shown(({ host }) => host),
    PORT: shown(({ port }) => port),
  },
  Data: {
    DATABASE_URL: server(({ databaseUrl }) => databaseUrl),
    DATABASE_CONNECTIONS: shown(({ databaseConnections }) => databaseConnections),
    REDIS_URL: server(({ redisUrl }) => redisUrl),
    NAMESPACE: shown(({ namespace }) => namespace),
    DATA_DIR: shown(({ dataDir }) => dataDir),
  },
  Search: {
    ELASTICSEARCH_URL: server(({ elasticsearchUrl }) => elasticsearchUrl),
    ELASTICSEARCH_SHARDS: shown(({ elasticsearchIndex }) => elasticsearchIndex.shards),
    ELASTICSEARCH_REPLICAS: shown(({ elasticsearchIndex }) => elasticsearchIndex.replicas),
    ELASTICSEARCH_REFRESH_MS: shown(({ elasticsearchIndex }) => elasticsearchIndex.refreshMs),
  },
  Logs: {
    LOG_LEVEL: shown(({ logLevel }) => logLevel),
    LOG_FORMAT: shown(({ logFormat }) => logFormat),
    LOG_RETENTION_MONTHS: shown(({ logRetentionMonths }) => logRetentionMonths),
  },
  Mail: {
    SMTP_URL: server(({ smtpUrl }) => smtpUrl),
    MAIL_FROM: shown(({ mailFrom }) => mailFrom),
  },
  Security: {
    TOKEN_SECRET: secret(({ tokenSecret }) => tokenSecret),
    METRICS_TOKEN: secret(({ metricsToken }) => metricsToken),
    TRUSTED_PROXIES: shown(({ trustedProxies }) => trustedProxies.join(', ') || 'none'),
    CLAMAV_URL: shown(({ clamavUrl }) => clamavUrl && removeCredentials(clamavUrl)),
    DEMO: shown(({ demo }) => demo),
  },
  Support: {
    SUPPORT_EMAIL: shown(({ supportEmail }) => supportEmail),
    SUPPORT_PHONES: shown(({ supportPhones }) => supportPhones.join(', ') || null),
    SOCIAL_LINKS: shown(
      ({ socialLinks }) => socialLinks.map(({ name, url }) => `${name}=${removeCredentials(url)}`).join(', ') || null,
    ),
  },
  Applications: {
    NO_SALARY_HISTORY_COUNTIES: shown(({ noSalaryHistoryCounties }) => noSalaryHistoryCounties.join(', ') || 'none'),
  },
};

/** The settings in use, without secrets. */
export function listSystemSettings(config: Config): SystemSettings {
  return {
    groups: Object.entries(GROUPS).map(([name, readers]) => ({
      name,
      settings: Object.entries(readers).map(([key, { read, isSecret }]) => ({
        key,
        value: read(config),
        source: sourceOf(key as VariableName, config),
        isSecret,
      })),
    })),
  };
}

function sourceOf(name: VariableName, { given }: Config): SettingSource {
  if (given.has(name)) return 'environment';
  return name === 'TOKEN_SECRET' ? 'generated' : 'default';
}
