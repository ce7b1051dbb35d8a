import { spawnSync } from 'node:child_process'
import { buildFront } from './lib/front.mjs'
import { buildIslands } from './lib/islands.mjs'
import { at, nextBin } from './lib/paths.mjs'

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: at(), stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// `npm run build`: the framework's own build, the catalogue as it is now, the browser's scripts, the server before it all.
run(nextBin, 'build')
run('--conditions=react-server', '--import', 'tsx', 'scripts/keep-catalogue.ts')
await buildIslands()
await buildFront()
