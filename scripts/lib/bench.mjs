import { ensureBrowser } from './browser.mjs'
import { ensureInstall, pinnedNode } from './install.mjs'
import { takeLock } from './lock.mjs'
import { ensureNginx } from './nginx.mjs'
import { launch, passSignals } from './run.mjs'
import { giveUp, step } from './say.mjs'
import { ensureTestBuild, TEST_CLOCK } from './test-build.mjs'

async function prepare() {
  const lock = await takeLock('testing')
  process.once('exit', lock.release)
  await step('Packages', ensureInstall)
  await step('nginx', ensureNginx)
  const found = { browser: '' }
  await step('Browser', async () => {
    found.browser = await ensureBrowser()
    return found.browser
  })
  await step('Build', ensureTestBuild)
  return found.browser
}

/** `npm run bench`: what `npm test` measures, printed line by line. Arguments go to tests/bench/run.ts. */
export async function bench(args) {
  passSignals()
  try {
    const browser = await prepare()
    const file = ['--conditions=react-server', '--import', 'tsx', 'tests/bench/run.ts']
    const env = { ...process.env, ...TEST_CLOCK, CHROME_PATH: browser }
    const measuring = launch(pinnedNode(), [...file, ...args], { env, stdio: 'inherit' })
    measuring.once('close', (code) => {
      process.exitCode = code ?? 1
    })
  } catch (error) {
    giveUp(error)
  }
}
