import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { build } from 'rolldown'
import { islandTable } from './island-files.mjs'
import { at, root } from './paths.mjs'
import { hashOf, writeSheets } from './sheets.mjs'
import { markPure } from './used-calls.mjs'

/** Where the front finds the scripts and styles that it serves at `/assets/`. */
const folder = at('.next', 'assets')

const rules = '/lib/domain/'
/** What a product's page and a comparison need: no other page loads it. */
const personalPages = '(?:compare/(?:compare|compare-query|compare-csv|comparison)|detail/detail-model)\\.ts'
/** What only some sums need, the page about the apps, and the form for messages to us. */
const some = '(?:values/ratio|content/app-stores|messages/(?:attached-files|contact-message))\\.ts'
/** What lists share, by folders; what judges who may have a product is apart, in `eligibility/`: loaded once somebody tells. */
const shared = '(?:compare|content|detail|fields|figures|list|messages|personal|products|values)'
/** What only lists of deposits and accounts need. */
const deposits = '(?:protection|tiers)\\.ts'
/**
 * Code that several parts share, a file for each kind of user: left to itself the bundler makes one for each set of users,
 * and thirty requests for a list. Each group imports only what stands above it or in no group.
 */
const groups = [
  { name: 'start', tags: ['$initial'] },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'figures',
    test: new RegExp(
      `/lib/(?:brand|routing/(?:routes|page-marks))\\.ts|/components/ui/translate-of\\.ts|${rules}(?:(?:values/(?:money|rate|iso-date|words|assert-never|csv)|country-rates/dated|products/(?:restriction|traits))\\.ts|fields/(?!scenario|question))`,
    ),
  },
  {
    name: 'applicant',
    test: new RegExp(
      `${rules}(?:eligibility/(?:eligibility(?:-words)?|applicant-questions)|fields/question-model)\\.ts`,
    ),
  },
  {
    name: 'lists',
    test: new RegExp(
      `${rules}(?:(?!${personalPages}|${some})${shared}/|reference/debt-help|validation/field-problem|categories/(?:(?:define-)?category\\.ts|shared/(?!${deposits})[a-z-]+\\.ts))`,
    ),
  },
  // Apart, since calculators of deposits need nothing of lists.
  { name: 'deposit-sums', test: new RegExp(`${rules}(?:calculators/deposit|country-rates/deposit-protection)\\.ts`) },
  { name: 'deposits', test: new RegExp(`${rules}categories/shared/${deposits}`) },
  {
    name: 'loans',
    test: new RegExp(`${rules}(?:calculators/(?:loan|effective-rate|time-value)|country-rates/policy-rate)\\.ts`),
  },
  { name: 'cards', test: new RegExp(`${rules}(?:calculators/card-(?:payoff|value)|country-rates/card-rules)\\.ts`) },
  // Apart, since calculators need nothing of lists of insurance.
  { name: 'insurers', test: new RegExp(`${rules}country-rates/(?:insurer-protection|policy-taxes)`) },
  {
    name: 'insurance',
    test: new RegExp(
      `${rules}(?:categories/shared/insurance/(?!life/)|calculators/policy-price|country-rates/(?:small-policies|life-cover))`,
    ),
  },
  // Apart, since a calculator of hospital bills needs nothing of lists.
  { name: 'hospital-bills', test: new RegExp(`${rules}calculators/claims\\.ts`) },
  {
    name: 'life',
    test: new RegExp(`${rules}(?:categories/shared/insurance/life/|calculators/term-premium|country-rates/life-cover)`),
  },
  { name: 'loan-lists', test: new RegExp(`${rules}categories/shared/loans/`) },
  { name: 'homes', test: new RegExp(`${rules}calculators/buying-costs\\.ts`) },
  { name: 'forms', test: new RegExp(`${rules}calculator-pages/`) },
  {
    name: 'fields',
    test: /\/components\/ui\/(?:field|input-box|model-field|option)\.tsx|\/hooks\/use-(?:unsaved-input|slot)|\/lib\/client\/read-form/,
  },
  {
    name: 'rows',
    test: /\/components\/product\/(?:list-(?:island|results)|product-rows?|results-bar|filter-panel|balance-bar|why|caution|scenario-line|query-problems|compare-tray|pagination|packed-frame)\.|\/hooks\/use-(?:list-|pressed-ahead|qualify|filled-in)/,
    minShareCount: 1,
  },
  {
    name: 'calls',
    test: /\/node_modules\/(?:axios|zod)\/|\/lib\/(?:client\/(?!personal-answers|shortlist|page-engines|fill-sentence|save-csv|device|applicant|send-opening|saved-analyses|rewards|own-answers|passkey|no-passkey)|contract\/(?!click-record|calls\/(?:closing|consent|device|interests|joining|newsletter|partners|passkeys|profile|recovery|referral|saved|security|settings|sign-in|support|surveys)\.ts|entities\/(?:joining|referral|rewards|support|vault|campaign|survey|passkey|profile|recovery|incomes|interest|session|saved-analysis|saved-comparison|notification-settings|member-export)\.ts))|\/domain\/member\/init-name\.ts|\/categories\/load\.ts/,
  },
  { name: 'device', test: /\/lib\/(?:client\/device|contract\/(?:click-record|calls\/device))/ },
  {
    name: 'personal',
    test: /\/lib\/client\/personal-answers|\/hooks\/use-(?:personal-answers|hidden|personal-list)|\/components\/product\/(?:personal-note|personal-list)/,
    minShareCount: 1,
  },
  {
    name: 'personal-pages',
    test: new RegExp(
      `${rules}${personalPages}|/lib/client/page-engines|/hooks/use-live-page|/assumption-bar|/personal-names-in`,
    ),
  },
  { name: 'sending', test: /\/node_modules\/(?:react-hook-form|@hookform)\/|\/hooks\/use-contract-form/ },
].map((group, at, all) => ({ minShareCount: at < 2 ? 1 : 2, ...group, priority: all.length - at }))

/** A stylesheet of a part that loads later: a file of its own, and a module that waits until the browser has it. */
const styles = {
  name: 'styles',
  load: {
    filter: { id: /\.css$/ },
    async handler(path) {
      const processor = postcss([tailwind({ base: root, optimize: { minify: true } })])
      const { css } = await processor.process(readFileSync(path, 'utf8'), { from: path })
      const name = `${basename(path, '.css')}-${hashOf(css)}.css`
      writeFileSync(join(folder, name), css)
      const module = JSON.stringify(at('components', 'waking', 'load-style.ts'))
      const code = `import { loadStyle } from ${module}\nawait loadStyle(${JSON.stringify(`/assets/${name}`)})\n`
      return { code, moduleType: 'js', moduleSideEffects: true }
    },
  },
}

/** The islands of the site, found by the names of their files. */
const table = {
  name: 'table-of-islands',
  load: {
    filter: { id: /\/components\/islands\.ts$/ },
    handler: () => ({ code: islandTable(), moduleType: 'js' }),
  },
}

/** What a module exports, as functions that do nothing. */
function namesAlone(path) {
  const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const named = names.map((name) => `export const ${name} = () => undefined`)
  return { code: [...named, 'export default () => undefined'].join('\n'), moduleType: 'js' }
}

/**
 * What no browser asks of these libraries: zod prints no JSON Schema, which is a fifth of it, remembers no values that refer back to
 * themselves, which JSON cannot, and says in no words of its own what is wrong, which the schemas of forms do; axios, which takes
 * XMLHttpRequest wherever there is one, needs no second way of calling; no call is ended by its older kind of token, no status is
 * known by a name, nobody watches how much of an answer has come, what is sent is JSON, a query comes as URLSearchParams, which refers to nothing, and no
 * cookie is read for a token (`lib/client/http.ts`). What is left out does nothing.
 */
const withoutUnused = {
  name: 'without-unused',
  load: {
    filter: {
      id: /\/zod\/v4\/(?:core\/(?:to-json-schema|json-schema-processors|memoizer)|locales\/en)\.js$|\/axios\/lib\/(?:adapters\/fetch|cancel\/CancelToken|core\/assertParamsAcyclic|helpers\/(?:HttpStatusCode|AxiosURLSearchParams|cookies|formDataToJSON|isURLSameOrigin|progressEventReducer|toFormData|toURLEncodedForm))\.js$/,
    },
    handler: namesAlone,
  },
}

/** What axios checks of its own settings, which the types of `lib/client/http.ts` have checked already. */
const withoutChecks = {
  name: 'without-checks',
  load: {
    filter: { id: /\/axios\/lib\/helpers\/validator\.js$/ },
    handler: () => ({
      code: `const any = () => any
export default { assertOptions: () => undefined, validators: { transitional: any, spelling: any, boolean: any, function: any } }`,
      moduleType: 'js',
    }),
  },
}

/** What only the documents of the API say of a call: no browser reads it. */
const withoutDocuments = {
  name: 'without-documents',
  transform: {
    filter: { id: /\/lib\/contract\/.+\.ts$/ },
    handler: (code, path) =>
      markPure(path, code).replace(
        /\b(summary|notes|description):\s*'(?:[^'\\\n]|\\.)*'(?:\s*\+\s*'(?:[^'\\\n]|\\.)*')*/g,
        "$1: ''",
      ),
  },
}

/** What pages of the server alone show: what editors are told of a figure, the note and the address of a rate of the country. */
const withoutRemarks = {
  name: 'without-remarks',
  transform: {
    filter: { id: /\/lib\/domain\/(?:country-rates\/[a-z-]+|categories\/.+\/figures)\.ts$/ },
    handler: (code) => code.replace(/\b(about|note|url):\s*'(?:[^'\\\n]|\\.)*'/g, "$1: ''"),
  },
}

/** Throws when a script imports itself by way of others: half of them would run before what they need is there. */
function requireNoCycle(chunks) {
  const imports = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const safe = new Set()
  const visit = (name, path) => {
    if (path.includes(name)) throw new Error(`Scripts import each other: ${[...path, name].join(' > ')}`)
    if (safe.has(name)) return
    for (const next of imports.get(name) ?? []) visit(next, [...path, name])
    safe.add(name)
  }
  for (const name of imports.keys()) visit(name, [])
}

/**
 * Bundles the loader and the islands for browsers into `.next/assets`, each part a script of its own named by its content,
 * and writes `manifest.json`, which names the loader and the styles of each kind of page. Throws with what is wrong.
 * @returns {Promise<import('rolldown').RolldownOutput>}
 */
export async function buildIslands() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const bundle = await build({
    cwd: root,
    input: { loader: 'components/loader.ts' },
    platform: 'browser',
    tsconfig: at('tsconfig.json'),
    plugins: [table, styles, withoutUnused, withoutChecks, withoutDocuments, withoutRemarks],
    transform: {
      target: ['chrome111', 'firefox114', 'safari16.4'],
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    logLevel: 'silent',
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name]-[hash].js',
      // Shorter, since the first script names all islands.
      chunkFileNames: ({ name }) => `${name.replace('-island.client', '.island')}-[hash].js`,
      minify: true,
      // What told the bundler which calls may be left out says nothing to a browser.
      comments: { legal: true, annotation: false, jsdoc: false },
      codeSplitting: {
        groups,
      },
    },
  })
  const chunks = bundle.output.filter((file) => file.type === 'chunk')
  requireNoCycle(chunks)
  const loader = chunks.find((chunk) => chunk.isEntry)
  if (loader === undefined) throw new Error('The bundle has no loader')
  const manifest = { loader: `/assets/${loader.fileName}`, sheets: writeSheets(folder) }
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest)}\n`)
  return bundle
}
