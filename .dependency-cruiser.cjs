const app = '(shell|mfe-[^/]+|api)';

/** The modules of the API from the lowest layer to the highest. A module may import lower layers only. */
const layers = [
  'platform',
  'notifications',
  'staff',
  'field-reports',
  'mail/rules',
  'intake',
  'mail/receiving',
  'leads',
  'mail/threads',
  'mail/sending',
];

/**
 * The folders of the lead desk likewise, below them files that all use; those of a row do not import each other. `lead/*.tsx` join the
 * parts of a lead, and `dialogs.ts` lists the dialogs of all features.
 */
const deskLayers = [
  ['session'],
  ['commands', 'live', 'time'],
  ['leads'],
  ['app/navigation', 'app/palette', 'next-step'],
  ['app/layout'],
  [
    'audit',
    'imports',
    'inbox',
    'integrations',
    'mail',
    'not-found',
    'notifications',
    'privacy',
    'releases',
    'report',
    'staff',
    'templates',
    'today',
    'visits',
    'lead/dialogs',
    'lead/person',
    'lead/thread',
  ],
  ['account', 'lead/composer'],
];

/** The rooms of the publisher, from the ground floor up. A room imports those on lower floors only; its programs import all of them. */
const floors = [['platform'], ['release'], ['rules'], ['site', 'render', 'browser'], ['remote', 'sync'], ['commands']];

/** Tests use whole applications. */
const tests = '\\.(test|spec)\\.tsx?$|/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular-files',
      comment: 'Move what both files need to a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'apps-import-no-other-app',
      comment: 'Code that two apps need lives in packages/.',
      severity: 'error',
      from: { path: `^${app}/` },
      to: { path: `^${app}/`, pathNot: '^$1/' },
    },
    {
      name: 'packages-import-no-app',
      comment: 'Code that two apps need lives in packages/.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: `^${app}/` },
    },
    {
      name: 'remotes-use-the-shared-router-and-query-client',
      comment: 'Import them from @portal/platform: they are shared as one copy.',
      severity: 'error',
      from: { path: '^mfe-' },
      to: { path: 'node_modules/(react-router|react-router-dom|@tanstack/react-query)/' },
    },
    ...layers.map((layer, index) => ({
      name: `api-${layer.replace('/', '-')}-imports-lower-layers-only`,
      severity: 'error',
      from: { path: `^api/src/${layer}/` },
      to: { path: [`^api/src/[^/]+\\.ts$`, ...layers.slice(index + 1).map((higher) => `^api/src/${higher}/`)] },
    })),
    ...deskLayers.map((row, index) => ({
      name: `desk-${row[0]}-imports-lower-layers-only`,
      severity: 'error',
      from: { path: `^mfe-admin/src/(${row.join('|')})/` },
      to: {
        path: `^mfe-admin/src/(routes|lead/[^/]+[.]tsx|(${deskLayers.slice(index).flat().join('|')})/)`,
        pathNot: '^mfe-admin/src/$1/',
      },
    })),
    ...floors.flatMap((rooms, floor) =>
      rooms.map((room) => ({
        name: `publisher-${room}-imports-lower-floors-only`,
        severity: 'error',
        from: { path: `^shell/publisher/${room}/` },
        to: {
          path: '^shell/publisher/',
          pathNot: `^shell/publisher/(${[room, ...floors.slice(0, floor).flat()].join('|')})/`,
        },
      })),
    ),
  ],
  options: {
    parser: 'swc',
    exclude: { path: [tests, '/(dist|styled-system|template)/'] },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      conditionNames: ['node', 'import', 'types'],
      exportsFields: ['exports'],
    },
  },
};
