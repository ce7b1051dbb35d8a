import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { frozen } from '@/scripts/lib/frozen.mjs'
import { bundle } from '@/tests/setup/bundled'
import { keepFromLogs } from './canaries'
import { root } from './catalogue'
import { dataDirOf } from './clicks'

const memberSchema = z.object({ accountId: z.string(), accessToken: z.string(), refreshToken: z.string() })

/** A member with an open session. */
export type OpenSession = z.infer<typeof memberSchema>

let program: string | null = null

/** `scripts/testing/member.ts` in one file, made once for all tests of a worker: a start costs a quarter then. */
function memberProgram(): string {
  if (program !== null) return program
  const folder = mkdtempSync(join(tmpdir(), 'member-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'member.mjs')
  bundle('testing/member.ts', file)
  program = file
  return file
}

/**
 * Makes a member in the database of the project's server. `options` are those of scripts/testing/member.ts, such as
 * `--age`, `34`.
 */
export function createMember(project: string, ...options: readonly string[]): Promise<OpenSession> {
  return createMemberIn(dataDirOf(project), ...options)
}

/** As {@link createMember}, in the database of a server with this data folder. */
export function createMemberIn(dataDir: string, ...options: readonly string[]): Promise<OpenSession> {
  return createMemberWith({ DATA_DIR: dataDir }, ...options)
}

/** As {@link createMember}, with the variables of the server. */
export async function createMemberWith(
  variables: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<OpenSession> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    TIMBANG_TEST: '1',
    LOG_LEVEL: 'error',
    ...(process.env.TEST_NOW === undefined && process.env.BASE_URL !== undefined ? {} : frozen),
    ...variables,
  }
  const { stdout } = await promisify(execFile)(process.execPath, [memberProgram(), ...options], { cwd: root, env })
  const member = memberSchema.parse(JSON.parse(stdout))
  keepFromLogs(member.accessToken, member.refreshToken)
  return member
}

/** Puts the session into the browser, as signing in does. The page has to be one of the site's. */
export async function keepSession(page: Page, { accessToken, refreshToken }: OpenSession): Promise<void> {
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access)
      localStorage.setItem('refreshToken', refresh)
    },
    [accessToken, refreshToken] as const,
  )
}
