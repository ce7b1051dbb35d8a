import { ensureBrowser } from './browser.mjs'
import { frozen } from './frozen.mjs'
import { ensureInstall, pinnedNode } from './install.mjs'
import { ensureJava } from './java.mjs'
import { takeLock } from './lock.mjs'
import { ensureNginx } from './nginx.mjs'
import { launch, passSignals } from './run.mjs'
import { giveUp, step } from './say.mjs'
import { ensureTestBuild } from './test-build.mjs'

async function prepare(name) {
  const lock = await takeLock('testing')
  process.once('exit', lock.release)
  await step('Packages', ensureInstall)
  await step('nginx', ensureNginx)
  if (name === 'w3c') await step('Java', ensureJava)
  const found = { browser: '' }
  await step('Browser', async () => {
    found.browser = await ensureBrowser()
    return found.browser
  })
  await step('Build', ensureTestBuild)
  return found.browser
}

/** Runs a measuring program of tests/bench by its name over the build, with what it needs. Its status becomes this command's. */
export async function measure(name, args) {
  passSignals()
  try {
    const browser = await prepare(name)
    const file = ['--conditions=react-server', '--import', 'tsx', `tests/bench/${name}.ts`]
    const env = { ...process.env, ...frozen, CHROME_PATH: browser }
    const measuring = launch(pinnedNode(), [...file, ...args], { env, stdio: 'inherit' })
    measuring.once('close', (code) => {
      process.exitCode = code ?? 1
    })
  } catch (error) {
    giveUp(error)
  }
}
