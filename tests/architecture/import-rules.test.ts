import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

type Tree = Readonly<Record<string, readonly string[]>>

/** A tree that keeps every rule: file by file, what each imports. */
const clean: Tree = {
  'lib/brand.ts': [],
  'lib/domain/values/money.ts': [],
  'lib/domain/categories/registry.ts': [],
  'lib/domain/points/points.ts': [],
  'lib/contract/operation.ts': ['@/lib/domain/values/money', '@/lib/brand', 'zod'],
  'lib/client/http.ts': ['@/lib/contract/operation', 'axios'],
  'lib/client/storage.ts': ['@/lib/domain/values/money'],
  'lib/analytics/events.ts': ['@/lib/contract/operation', 'mixpanel-browser'],
  'lib/seo/metadata.ts': ['@/lib/domain/values/money', '@/lib/brand'],
  'lib/csp/policy.ts': [],
  'lib/front/page.ts': ['@/lib/csp/policy'],
  'scripts/serve.ts': ['@/lib/front/page', '@/lib/server/data/site/site', '@/app/(site)/_parts/list-renderer'],
  'lib/server/db/connection.ts': ['kysely', 'pg', 'node:sqlite'],
  'lib/server/db/click-repository.ts': ['./connection'],
  'lib/server/services/clicks/clicks.ts': ['@/lib/server/db/click-repository'],
  'lib/server/services/messages/mail-smtp.ts': ['nodemailer'],
  'lib/server/services/runtime.ts': ['@/lib/server/db/connection', './clicks/clicks', './messages/mail-smtp'],
  'lib/server/lifecycle.ts': ['./services/runtime', './db/connection'],
  'lib/server/api/handler.ts': ['hono', '@/lib/server/services/clicks/clicks', '@/lib/contract/operation'],
  'lib/server/data/site/site.ts': [],
  'lib/server/data/catalogue/catalogue.ts': ['@/lib/client/http', '@/lib/server/api/handler', 'axios'],
  'hooks/use-contract-form.ts': ['react-hook-form'],
  'hooks/use-list.ts': ['@/lib/client/http', 'swr'],
  'components/ui/button.tsx': ['@/lib/domain/values/money'],
  'components/product/row.tsx': ['@/components/ui/button', '@/hooks/use-list'],
  'components/loan/form.client.tsx': ['@/components/product/row', '@/hooks/use-list', './parts'],
  'components/loan/parts.tsx': [],
  'components/card/form.tsx': ['@/components/ui/button'],
  'components/shell/header.tsx': ['@/components/card/form'],
  'app/page.tsx': ['@/components/shell/header', '@/lib/server/data/catalogue/catalogue', '@/lib/seo/metadata'],
  'app/(site)/_parts/list-renderer.ts': ['@/components/product/row', '@/lib/seo/metadata'],
  'app/api/route.ts': ['@/lib/server/api/handler'],
  'instrumentation.ts': ['@/lib/server/lifecycle'],
  'proxy.ts': ['@/lib/front/page', '@/lib/csp/policy'],
  'scripts/check.ts': ['@/lib/server/data/catalogue/catalogue'],
}

/** For each rule a file that breaks it, and what that file imports. */
const breaches: Readonly<Record<string, readonly [file: string, imported: string]>> = {
  'domain-is-pure': ['lib/domain/impure.ts', 'zod'],
  'registry-is-above-the-domain': ['lib/domain/whole.ts', './categories/registry'],
  'contract-is-pure': ['lib/contract/impure.ts', 'axios'],
  'lib-is-below-the-face': ['lib/client/faced.ts', '@/components/ui/button'],
  'hooks-are-below-components': ['hooks/use-component.ts', '@/components/ui/button'],
  'libraries-are-strangers': ['lib/analytics/sending.ts', '@/lib/client/http'],
  'front-knows-no-business': ['lib/front/knowing.ts', '@/lib/domain/values/money'],
  'front-is-for-the-server': ['components/product/front-user.ts', '@/lib/front/page'],
  'app-is-the-top': ['components/product/page-user.tsx', '@/app/page'],
  'front-renders-lists-only': ['scripts/serve.ts', '@/app/page'],
  'front-has-no-provider': ['scripts/serve.ts', '@/app/page'],
  'rewards-rank-nothing': ['lib/domain/list/bribed.ts', '@/lib/domain/points/points'],
  'seo-is-for-pages': ['components/product/seo-user.tsx', '@/lib/seo/metadata'],
  'server-is-closed': ['components/product/server-user.tsx', '@/lib/server/data/catalogue/catalogue'],
  'two-doors': ['app/back-door.ts', '@/lib/server/services/clicks/clicks'],
  'client-never-reaches-server': ['components/product/far.client.tsx', './server-user'],
  'server-never-uses-the-client': ['lib/server/services/caller.ts', '@/lib/client/http'],
  'repositories-only': ['lib/server/services/sql.ts', '@/lib/server/db/connection'],
  'routes-are-thin': ['lib/server/api/thick.ts', '@/lib/server/db/click-repository'],
  'primitives-are-leaves': ['components/ui/clever.tsx', '@/lib/contract/operation'],
  'features-are-strangers': ['components/loan/stranger.tsx', '@/components/card/form'],
  'one-axios': ['components/product/fetcher.ts', 'axios'],
  'one-analytics': ['components/product/tracker.ts', 'mixpanel-browser'],
  'one-swr': ['components/product/cached.ts', 'swr'],
  'one-form-library': ['components/loan/validating.tsx', 'react-hook-form'],
  'one-hono': ['lib/server/services/router.ts', 'hono'],
  'one-mail-server': ['lib/server/services/messages/letter.ts', 'nodemailer'],
  'one-database': ['lib/server/services/query.ts', 'node:sqlite'],
  'no-cycles': ['components/card/ring-a.ts', './ring-b'],
  'nothing-unresolved': ['components/card/lost.ts', './nowhere'],
  'no-tools-in-the-product': ['components/card/tool.ts', 'devtool'],
}

const packages = [
  'react-hook-form',
  'zod',
  'axios',
  'mixpanel-browser',
  'kysely',
  'pg',
  'hono',
  'swr',
  'nodemailer',
  'devtool',
]

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** A type import, since those count too; but a tool may lend its types. */
function importLine(name: string, index: number): string {
  const kind = name === 'devtool' ? 'import' : 'import type'
  return `${kind} { x as x${index} } from '${name}'\nexport type X${index} = typeof x${index}\n`
}

function plant(tree: Tree): string {
  const folder = mkdtempSync(join(tmpdir(), 'timbang-imports-'))
  folders.push(folder)
  const versions = Object.fromEntries(packages.filter((name) => name !== 'devtool').map((name) => [name, '1.0.0']))
  write(
    folder,
    'package.json',
    JSON.stringify({ name: 'toy', dependencies: versions, devDependencies: { devtool: '1.0.0' } }),
  )
  write(
    folder,
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { module: 'esnext', moduleResolution: 'bundler', paths: { '@/*': ['./*'] } } }),
  )
  for (const name of packages) {
    write(folder, `node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(folder, `node_modules/${name}/index.js`, '')
  }
  for (const [file, imports] of Object.entries(tree)) {
    const lines = imports.map(importLine)
    write(folder, file, `${lines.join('')}export const x = 1\n`)
  }
  return folder
}

const reportSchema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
  }),
})

function cruise(folder: string) {
  const command = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs')
  const config = join(root, '.dependency-cruiser.cjs')
  const places = ['app', 'components', 'hooks', 'lib', 'scripts', 'instrumentation.ts', 'proxy.ts']
  const result = spawnSync(process.execPath, [command, '--config', config, '--output-type', 'json', ...places], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return reportSchema.parse(JSON.parse(result.stdout)).summary
}

describe('the import rules', () => {
  test('leave a tree alone that keeps them', () => {
    expect(cruise(plant(clean)).violations).toEqual([])
  })

  const added = Object.fromEntries(Object.values(breaches).map(([file, imported]) => [file, [imported]]))
  const { violations, ruleSetUsed } = cruise(plant({ ...clean, ...added, 'components/card/ring-b.ts': ['./ring-a'] }))

  test.each(Object.entries(breaches))('report a breach of %s under its own name', (rule, [file]) => {
    expect(violations.filter((violation) => violation.rule.name === rule).map((violation) => violation.from)).toContain(
      file,
    )
  })

  test('each have a breach here that proves them', () => {
    expect(ruleSetUsed.forbidden.map((rule) => rule.name).sort()).toEqual(Object.keys(breaches).sort())
  })
})
