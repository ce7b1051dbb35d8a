import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { canInstallDebian, installDebian } from './debian.mjs'
import { explain } from './failure.mjs'
import { pinnedNode } from './install.mjs'
import { at, onPath } from './paths.mjs'
import { lastLines, run } from './run.mjs'
import { Stop } from './say.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SHELL = 'chromium-headless-shell'

/** Whether the file is a browser that starts: some systems install a stub under the name that only prints advice. */
function works(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
}

function playwrightsOwn() {
  const require = createRequire(at('package.json'))
  const path = require('@playwright/test').chromium.executablePath()
  return existsSync(path) && works(path) ? path : null
}

/**
 * A Chromium that is here already: CHROME_PATH, else one on the PATH, else Playwright's own download.
 * @returns {string | null} its path. Throws when CHROME_PATH is set to something that does not start.
 */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH) && works(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Stop(`CHROME_PATH is ${env.CHROME_PATH}, which does not start; correct it or unset it.`)
  }
  const found = onPath(NAMES)
  if (found !== null && works(found)) return found
  return playwrightsOwn()
}

/**
 * A browser for the tests, fetched when there is none: Playwright's own, else Debian's when root.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const here = findBrowser()
  if (here !== null) return here
  const fetched = await run('browser', pinnedNode(), [
    at('node_modules', '@playwright', 'test', 'cli.js'),
    'install',
    '--no-shell',
    'chromium',
  ])
  const own = fetched.ok ? playwrightsOwn() : null
  if (own !== null) return own
  let output = fetched.output
  if (canInstallDebian()) {
    output = (await installDebian('chromium')).output
    const installed = onPath(NAMES)
    if (installed !== null && works(installed)) return installed
  }
  throw new Stop(
    explain(
      output,
      `${lastLines(output, 10)}\nNo browser was found and none could be installed; set CHROME_PATH to a Chromium.`,
    ),
  )
}

/**
 * The browser for the journeys: the same engine without windows and profiles, which makes a new visitor for a third of
 * the processor time (0.6 s instead of 1.9 s). What CHROME_PATH names is taken for everything; where no shell can be had,
 * the whole browser serves.
 * @param {string} whole the browser that {@link ensureBrowser} found
 * @returns {Promise<string>} its path
 */
export async function ensureShell(whole, env = process.env) {
  if (env.CHROME_PATH) return whole
  const here = () => {
    const found = onPath([SHELL])
    return found !== null && works(found) ? found : null
  }
  const found = here()
  if (found !== null || !canInstallDebian()) return found ?? whole
  await installDebian(SHELL)
  return here() ?? whole
}
