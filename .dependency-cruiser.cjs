// Who may import whom. The order, low to high: domain, contract, (client | server | analytics | seo), hooks, components, app.
// tests/architecture/import-rules.test.ts breaks each rule once and sees it reported under its own name.

/** A rule that is always an error. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** A package by its installed path, or by its bare name when it is not installed. */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`

const layers = [
  forbid(
    'domain-is-pure',
    'lib/domain runs anywhere: it imports nothing outside itself, no package either.',
    { path: '^lib/domain/' },
    { pathNot: '^lib/domain/' },
  ),
  forbid(
    'registry-is-above-the-domain',
    'The registry holds the rules of every category: what imported it would bring them all to a browser. Types of ids are in ids.ts.',
    { path: '^lib/domain/' },
    { path: '^lib/domain/categories/registry\\.ts$' },
  ),
  forbid(
    'contract-is-pure',
    'lib/contract describes the calls with zod, the domain and the name of the product, nothing else.',
    { path: '^lib/contract/' },
    { pathNot: `^lib/(contract|domain)/|^lib/brand\\.ts$|${packages('zod')}` },
  ),
  forbid(
    'lib-is-below-the-face',
    'lib knows nothing of hooks, components and pages.',
    { path: '^lib/' },
    { path: '^(hooks|components)/' },
  ),
  forbid(
    'hooks-are-below-components',
    'A hook is used by components, never the other way round.',
    { path: '^hooks/' },
    { path: '^components/' },
  ),
  forbid(
    'libraries-are-strangers',
    'client, analytics and seo stand side by side on the contract.',
    { path: '^lib/(client|analytics|seo)/' },
    { path: '^lib/(client|analytics|seo)/', pathNot: '^lib/$1/' },
  ),
  forbid(
    'front-knows-no-business',
    'The front is handed what it needs to know of the site; of the project it imports the policy alone.',
    { path: '^lib/front/' },
    { path: '^(app|components|hooks|lib|scripts)/', pathNot: '^lib/(front/|csp/policy\\.ts$)' },
  ),
  forbid(
    'front-is-for-the-server',
    'Only the program that serves the site puts the front together; the proxy does without it what is the same.',
    { pathNot: '^(lib/front|scripts|tests)/|^proxy\\.ts$' },
    { path: '^lib/front/' },
  ),
  forbid(
    'app-is-the-top',
    'Pages are imported by nobody.',
    { pathNot: '^(app/|scripts/serve\\.ts$)' },
    { path: '^app/' },
  ),
  forbid(
    'front-renders-lists-only',
    'The program that serves the site hands the front one part of the pages: the renderer of lists.',
    { path: '^scripts/serve\\.ts$' },
    { path: '^app/', pathNot: '^app/\\(site\\)/_parts/list-renderer\\.ts$' },
  ),
  forbid(
    'front-has-no-provider',
    'The front is a bundle of its own: what it reached would be a second database, or a second framework, in one process.',
    { path: '^scripts/serve\\.ts$' },
    { path: '^lib/server/(api|catalogue|db|services)/', reachable: true },
  ),
  forbid(
    'rewards-rank-nothing',
    'What somebody earns by inviting, and what points they have, changes no list, no rank and no answer of a calculator.',
    {
      path: '^lib/domain/(categories|list|compare|figures|eligibility|calculators|calculator-pages|catalogue-sums|products|analysis|detail)/|^lib/server/(catalogue|data/catalogue)/|^components/product/',
    },
    {
      path: '^lib/(domain|server/services)/(points|referral)/|^lib/server/db/(points|referral)|^lib/contract/entities/rewards',
    },
  ),
  forbid(
    'seo-is-for-pages',
    'What search engines read is put together by the page.',
    { pathNot: '^(app|lib/seo|components/seo)/' },
    { path: '^lib/seo/' },
  ),
]

const server = [
  forbid(
    'server-is-closed',
    'Only pages, scripts, the start hook and the proxy reach the server side.',
    { pathNot: '^(app|lib/server|scripts|tests)/|^(instrumentation(-node)?|proxy)\\.ts$' },
    { path: '^lib/server/' },
  ),
  forbid(
    'two-doors',
    'Pages reach the server side through data/ and api/handler only.',
    { path: '^app/' },
    { path: '^lib/server/', pathNot: '^lib/server/(data/|api/handler\\.ts$)' },
  ),
  forbid(
    'client-never-reaches-server',
    'What is sent to a browser must not lead to server code, not even through others.',
    { path: '\\.client\\.tsx$|^hooks/|^lib/client/' },
    { path: '^lib/server/', reachable: true },
  ),
  forbid(
    'server-never-uses-the-client',
    'Only lib/server/data may use the axios client, to call the provider.',
    { path: '^lib/server/', pathNot: '^lib/server/data/' },
    { path: '^lib/client/' },
  ),
  forbid(
    'repositories-only',
    'Outside the two files that put the process together, the database is a set of repositories.',
    { path: '^lib/server/', pathNot: '^lib/server/(db/|lifecycle\\.ts$|services/runtime\\.ts$)' },
    { path: '^lib/server/db/', pathNot: '-repository\\.ts$|/state-error\\.ts$' },
  ),
  forbid(
    'routes-are-thin',
    'A route calls services; it never touches the database.',
    { path: '^lib/server/api/' },
    { path: '^lib/server/db/' },
  ),
]

const components = [
  forbid(
    'primitives-are-leaves',
    'components/ui knows nothing of products, hooks or the server.',
    { path: '^components/ui/' },
    { path: '^(components/(?!ui/)|hooks/|lib/(?!domain/|brand\\.ts$))' },
  ),
  forbid(
    'features-are-strangers',
    'A feature folder may use ui and product, never another feature. The shell composes features.',
    { path: '^components/([^/]+)/', pathNot: '^components/(shell|ui)/' },
    { path: '^components/[^/]+/', pathNot: '^components/(ui|product|$1)/' },
  ),
]

const onePlaceEach = [
  forbid(
    'one-axios',
    'axios is called in lib/client and lib/server/data only.',
    { pathNot: '^lib/(client|server/data)/' },
    { path: packages('axios') },
  ),
  forbid(
    'one-analytics',
    'mixpanel is called in lib/analytics only.',
    { pathNot: '^lib/analytics/' },
    { path: packages('mixpanel-browser') },
  ),
  forbid('one-swr', 'swr is called in hooks only.', { pathNot: '^hooks/' }, { path: packages('swr') }),
  forbid(
    'one-form-library',
    'Forms that send something are made by one hook, so that each reads, tells and sends alike.',
    { pathNot: '^hooks/use-contract-form\\.ts$' },
    { path: packages('react-hook-form', '@hookform/resolvers') },
  ),
  forbid(
    'one-hono',
    'hono is called in lib/server/api only.',
    { pathNot: '^lib/server/api/' },
    { path: packages('hono') },
  ),
  forbid(
    'one-mail-server',
    'nodemailer is called in one file; everybody else puts messages into the outbox.',
    { pathNot: '^lib/server/services/messages/mail-smtp\\.ts$' },
    { path: packages('nodemailer') },
  ),
  forbid(
    'one-database',
    'SQL is spoken in lib/server/db only; the journeys read what was kept.',
    { pathNot: '^lib/server/db/|^e2e/support/clicks\\.ts$' },
    { path: `${packages('kysely', 'pg', '@types/pg')}|^(node:)?sqlite$` },
  ),
]

const hygiene = [
  forbid('no-cycles', 'Two files that import each other are one file.', {}, { circular: true }),
  forbid(
    'nothing-unresolved',
    'An import that leads nowhere. mdast is a package of types alone, which stand in @types/mdast.',
    {},
    { couldNotResolve: true, pathNot: '^mdast$' },
  ),
  forbid(
    'no-tools-in-the-product',
    'What is served must not need a development dependency.',
    { path: '^(app|components|hooks|lib)/' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
]

module.exports = {
  forbidden: [...layers, ...server, ...components, ...onePlaceEach, ...hygiene],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|^\\.next/|^node_modules/.*/node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
