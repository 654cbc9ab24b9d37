// The allowed imports (ARCHITECTURE.md, 'Packages'). Each rule has a fixture in import-rules/ that violates it.

const packagesOfOurs = '^packages/'

/** Matches all packages in `packages/` except the named ones. */
function otherPackagesThan(...names) {
  return { path: packagesOfOurs, pathNot: `^packages/(${names.join('|')})/` }
}

/** Matches test files, and modules that only tests use. */
const testFiles = '\\.test\\.tsx?$|^e2e/|^bench/|/test/|^packages/testing/'

/** The packages that each package and app may import. A test compares them with the table in ARCHITECTURE.md. */
export const mayImport = {
  ui: ['ui', 'i18n'],
  i18n: ['i18n'],
  planner: ['planner', 'i18n', 'schedule'],
  measure: ['measure'],
  schedule: ['schedule'],
  'rich-text': ['rich-text'],
  'question-formats': ['question-formats', 'rich-text'],
  db: ['db'],
  seed: ['seed', 'db', 'question-formats', 'rich-text'],
  api: ['api', 'db', 'measure', 'planner', 'question-formats', 'rich-text', 'schedule', 'i18n'],
  pdf: ['pdf', 'rich-text'],
  editor: ['editor', 'rich-text', 'ui', 'i18n'],
  web: ['ui', 'i18n', 'editor', 'question-formats', 'rich-text', 'planner', 'api'],
  server: ['api', 'db', 'pdf', 'i18n', 'question-formats', 'seed'],
  'stripe-stand-in': ['stripe-stand-in'],
}

const apps = ['web', 'server']

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const rules = [
  {
    name: 'no-cycles',
    comment: 'A cycle cannot be read, tested or loaded in parts.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved-imports',
    comment:
      'An import that leads nowhere hides from every other rule. (Two packages consist of types alone; virtual modules are made by the build.)',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['generated/', '^(hast|mdast)$', '^virtual:'] },
  },
  ...Object.entries(mayImport)
    .filter(([name]) => !apps.includes(name))
    .map(([name, allowed]) => ({
      name: `${name}-imports-only-${allowed.filter((other) => other !== name).join('-') || 'outside-packages'}`,
      comment: `packages/${name} may import ${allowed.join(', ')} of ours.`,
      severity: 'error',
      from: { path: `^packages/${name}/`, pathNot: testFiles },
      to: otherPackagesThan(...allowed),
    })),
  {
    name: 'ui-takes-types-of-i18n-only',
    comment: 'Words reach a component as properties.',
    severity: 'error',
    from: { path: '^packages/ui/', pathNot: testFiles },
    to: { path: '^packages/i18n/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'packages-never-import-apps',
    comment: 'Apps are built from packages, never the other way.',
    severity: 'error',
    from: { path: packagesOfOurs },
    to: { path: '^apps/' },
  },
  {
    name: 'web-imports-only-browser-packages',
    comment: 'The database, the PDF renderer and the services stay on the server.',
    severity: 'error',
    from: { path: '^apps/web/', pathNot: testFiles },
    to: otherPackagesThan(...mayImport.web),
  },
  {
    name: 'web-takes-types-and-schemas-of-api-only',
    comment:
      'From the API and the question formats, the browser takes types, the zod schemas, and what writes a table to download.',
    severity: 'error',
    from: { path: '^apps/web/', pathNot: testFiles },
    to: {
      path: '^packages/(api|question-formats)/',
      pathNot: '\\.(schemas|vocabulary)\\.ts$|^packages/question-formats/src/table/write-[a-z-]+\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'web-and-server-stay-apart',
    comment: 'They meet in the API alone.',
    severity: 'error',
    from: { path: '^apps/(web|server)/', pathNot: `${testFiles}|^apps/server/src/web/` },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'server-imports-only-its-packages',
    comment: 'The server mounts, and chooses the language of a prerendered page; the work is the packages’.',
    severity: 'error',
    from: { path: '^apps/server/', pathNot: testFiles },
    to: otherPackagesThan(...mayImport.server),
  },
  {
    name: 'features-never-import-features',
    comment:
      'Only the home page, the portal and app/ compose features. What two features share and knows no domain moves to lib/.',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/(home|portal)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'features-never-import-app',
    comment: 'app/ composes the features, so an import in the other direction would be a cycle.',
    severity: 'error',
    from: { path: '^apps/web/src/features/' },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'web-lib-knows-no-feature',
    comment: 'lib/ holds what every feature may use: session, API client, storage, formats, editing.',
    severity: 'error',
    from: { path: '^apps/web/src/lib/' },
    to: { path: '^apps/web/src/(app|features)/' },
  },
  {
    name: 'schemas-are-safe-for-the-browser',
    comment:
      'A schema file is zod and data: it may import the planner, the rich text rules, the list of languages and other schemas.',
    severity: 'error',
    from: { path: '\\.schemas\\.ts$' },
    to: {
      path: '^(packages|apps)/',
      pathNot: '\\.(schemas|vocabulary)\\.ts$|^packages/(planner|rich-text)/|^packages/i18n/src/languages\\.ts$',
    },
  },
  {
    name: 'vocabularies-import-only-vocabularies',
    comment: 'A vocabulary is names and functions over them, so that a page can import it without zod.',
    severity: 'error',
    from: { path: '\\.vocabulary\\.ts$' },
    to: { pathNot: '\\.vocabulary\\.ts$' },
  },
  {
    name: 'only-routers-import-trpc',
    comment:
      'In the API, tRPC is known to the routers, their builder and the error codes; everything else is plain functions.',
    severity: 'error',
    from: { path: '^packages/api/src/', pathNot: '\\.router\\.ts$|^packages/api/src/(trpc|root|errors)\\.ts$' },
    to: { path: '(^|/node_modules/)@trpc/' },
  },
  {
    name: 'features-of-the-api-know-no-transport',
    comment: 'Only root.ts imports routers, and only routers import trpc.ts; a service knows nothing of HTTP or React.',
    severity: 'error',
    from: { path: '^packages/api/src/', pathNot: '\\.router\\.ts$|^packages/api/src/root\\.ts$' },
    to: { path: '/fastify/|/react/|^packages/api/src/trpc\\.ts$|\\.router\\.ts$' },
  },
  {
    name: 'only-one-file-imports-lucia',
    comment: 'Replacing it must require changes to one file only (docs/decisions/0001).',
    severity: 'error',
    from: { pathNot: '^packages/api/src/auth/lucia\\.ts$' },
    to: { path: '(^|/node_modules/)lucia(/|$)' },
  },
  {
    name: 'only-tests-import-test-packages',
    comment: 'Test databases and the stand-in for Stripe never ship.',
    severity: 'error',
    from: { pathNot: `${testFiles}|^packages/stripe-stand-in/` },
    to: { path: '^packages/(testing|stripe-stand-in)/' },
  },
  {
    name: 'only-tests-import-test-helpers',
    comment: 'The `test` folder of a package never ships.',
    severity: 'error',
    from: { pathNot: testFiles },
    to: { path: '^packages/[^/]+/test/' },
  },
]
