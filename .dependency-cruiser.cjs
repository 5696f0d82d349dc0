/** The boundaries, by pattern, so that future modules are covered too. test/architecture/boundaries.test.ts breaches each
 * on purpose. */

/** The order of the modules: one knows only those before it. */
const ORDER = require('./scripts/module-order.json');

/** Files of a contract that need Nest: messages, and what several modules provide. */
const WITH_NEST = '(commands|task-source|user-data|usage-count)';

/** Rules of texts in the platform, and the shape of an event. */
const TEXTS = '^src/platform/(text/clean-text|time/format-date|events/event|events/event-texts)\\.ts$';

const upwards = ORDER.slice(0, -1).map((name, at) => ({
  name: 'modules-are-in-order',
  comment: `${name} knows only the modules before it.`,
  severity: 'error',
  from: { path: `^modules/${name}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^modules/(${ORDER.slice(at + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...upwards,
    {
      name: 'shared-is-below-modules',
      comment: 'Words and values that several modules and the pages use: no tables, no services.',
      severity: 'error',
      from: { path: '^modules/shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^modules/shared/', '(^|/)node_modules/zod/', TEXTS] },
    },
    {
      name: 'front-door',
      comment: 'A module knows another one only by the files of its contract, and not by the schemas of its routes.',
      severity: 'error',
      from: { path: '^modules/([^/]+)/', pathNot: ['^modules/[^/]+/contract/', '\\.test\\.ts$'] },
      to: {
        path: '^modules/',
        pathNot: ['^modules/($1|shared)/', '^modules/[^/]+/contract/[^/]+\\.ts$'],
      },
    },
    {
      name: 'contract-is-a-leaf',
      comment:
        'A contract needs nothing but contracts, shared words, zod and rules of texts, so that everybody can read it.',
      severity: 'error',
      from: { path: '^modules/[^/]+/contract/', pathNot: ['\\.test\\.ts$', `/${WITH_NEST}\\.ts$`] },
      to: {
        pathNot: ['^modules/([^/]+/contract|shared)/', '(^|/)node_modules/zod/', TEXTS],
      },
    },
    {
      name: 'commands-are-leaves',
      comment: 'Commands and providers know Nest besides; a page that imported one would carry it.',
      severity: 'error',
      from: { path: `^modules/[^/]+/contract/${WITH_NEST}\\.ts$` },
      to: { pathNot: ['^modules/([^/]+/contract|shared)/', '(^|/)node_modules/(zod|@nestjs/(cqrs|core))/'] },
    },
    {
      name: 'domain-is-inner',
      comment: 'Rules know no transport, no read model and no other module.',
      severity: 'error',
      from: { path: '^modules/([^/]+)/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(modules|src|web)/', pathNot: ['^modules/($1/(domain|contract)|shared)/', '^src/platform/'] },
    },
    {
      name: 'reads-write-nothing',
      comment: 'A read knows no command: what it has to record, the interceptor writes (reads.interceptor.ts).',
      severity: 'error',
      from: { path: '^modules/([^/]+)/read/', pathNot: '\\.test\\.ts$' },
      to: { path: '^modules/$1/commands/' },
    },
    {
      name: 'platform-is-below-all',
      comment: 'The platform names no module and no adapter; the configuration is the one thing it reads.',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(modules|web|src)/', pathNot: ['^src/platform/', '^src/config\\.ts$'] },
    },
    {
      name: 'shell-sees-modules-only',
      comment: 'The shell composes modules and may send them commands; it never reaches inside.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/platform/', '\\.test\\.ts$'] },
      to: {
        path: '^modules/',
        pathNot: ['\\.module\\.ts$', '^modules/([^/]+/contract/commands\\.ts$|shared/)'],
      },
    },
    {
      name: 'web-reads-contracts-only',
      comment: 'The pages share schemas with the server, never its code.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(src|modules)/', pathNot: '^modules/([^/]+/contract/api|shared)/' },
    },
    {
      name: 'features-are-peers',
      comment: 'Two features meet in a route, or in ui and lib, not in each other.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'] },
  },
};
