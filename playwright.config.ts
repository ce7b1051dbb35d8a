import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { dataRoot } from './e2e/support/data-root'
import { serverLog } from './e2e/support/server-logs'
import { frozen } from './scripts/lib/frozen.mjs'

// `npm test` hands over free ports, a browser and the clock; run by hand, these defaults serve.
const { BASE_URL, CHROME_PATH, E2E_REPORT, E2E_RETRIES, TEST_WORKER_INDEX } = process.env
const sitePort = process.env.E2E_SITE_PORT ?? '4310'
const providerPort = process.env.E2E_PROVIDER_PORT ?? '4311'
const remotePort = process.env.E2E_REMOTE_PORT ?? '4312'
// A site that already runs can be tested with BASE_URL; nothing is started then, and the remote journeys are left out.
const siteUrl = BASE_URL ?? `http://127.0.0.1:${sitePort}`
const providerUrl = `http://127.0.0.1:${providerPort}`
const remoteUrl = `http://127.0.0.1:${remotePort}`

const logRoot = join(import.meta.dirname, '.tmp', 'e2e')
// Workers read this file too, while the servers already use the folders.
if (TEST_WORKER_INDEX === undefined && BASE_URL === undefined) {
  for (const folder of [logRoot, dataRoot]) rmSync(folder, { recursive: true, force: true })
}

const serverEnv = (name: string) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATA_DIR: join(dataRoot, name),
  SITE_URL: process.env.SITE_URL ?? 'http://localhost:3000',
  ...frozen,
  REFERRAL_WITHDRAWAL_ENABLED: 'true',
  LOG_LEVEL: 'info',
  NEXT_TELEMETRY_DISABLED: '1',
})

const node = join('node_modules', '.bin', 'node')
const site = `${node} .next/front/server.mjs`
/** What it prints is looked through at the end of the run (e2e/support/no-canary-in-logs.ts). */
const server = (name: string, command: string, url: string, env: Record<string, string>) => ({
  name,
  command: `${command} > '${serverLog(logRoot, name)}' 2>&1`,
  url,
  env,
  reuseExistingServer: false,
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
})

const isRoot = process.getuid?.() === 0
const launchArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing leaves this machine: a partner's address fails to resolve, which the journeys expect.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/** Journeys that wait for seconds to pass (batches that are sent, a provider that hangs, a start that fails) and start their own servers. */
const waiting = /(analytics|provider-faults|referral-weeks|shipped-start)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // One more try in `npm test` alone, where a busy machine may fail a journey; at most eight may need it (docs/adr/0046).
  retries: Number(E2E_RETRIES ?? 0),
  // Two more than processors: servers and browsers wait for each other, and one project does little but wait.
  workers: 4,
  // Bounds for what never comes. Nothing is judged by how long it takes: a busy machine takes many times as long.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: E2E_REPORT ?? '.tmp/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    // A trace of every test doubles its time; `npx playwright test --trace on` makes one of what failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: launchArgs, ...(CHROME_PATH === undefined ? {} : { executablePath: CHROME_PATH }) },
  },
  projects: [
    // Those of one worker first: after all others, that worker would be alone.
    { name: 'waiting', use: { baseURL: siteUrl }, testMatch: waiting, workers: 1 },
    ...(BASE_URL === undefined
      ? [{ name: 'remote', use: { baseURL: remoteUrl }, grep: /@remote/, grepInvert: /@no-script/, workers: 1 }]
      : []),
    { name: 'no-script', use: { baseURL: siteUrl, javaScriptEnabled: false }, grep: /@no-script/, workers: 1 },
    { name: 'site', use: { baseURL: siteUrl }, testIgnore: waiting, grepInvert: /@no-script/, workers: 3 },
  ],
  ...(BASE_URL === undefined ? { globalTeardown: './e2e/support/no-canary-in-logs.ts' } : {}),
  webServer: BASE_URL === undefined ? servers() : [],
})

function servers() {
  return [
    server('site', site, `${siteUrl}/api/ready`, { ...serverEnv('site'), PORT: sitePort }),
    server('provider', `${node} --conditions=react-server --import tsx scripts/provider.ts`, `${providerUrl}/ready`, {
      ...serverEnv('provider'),
      PROVIDER_PORT: providerPort,
    }),
    server('remote', site, `${remoteUrl}/`, {
      ...serverEnv('remote'),
      PORT: remotePort,
      API_BASE_URL: providerUrl,
    }),
  ]
}
