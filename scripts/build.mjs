import { spawnSync } from 'node:child_process'
import { buildFront } from './lib/front.mjs'
import { buildIslands } from './lib/islands.mjs'
import { at, nextBin } from './lib/paths.mjs'

spawnSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', at('scripts', 'catalogue-history.ts')], {
  cwd: at(),
  stdio: 'inherit',
})

/** `npm run build`: the framework's own build, the browser's scripts, and the server that stands before it all. */
const { status } = spawnSync(process.execPath, [nextBin, 'build'], { cwd: at(), stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await buildIslands()
await buildFront()
