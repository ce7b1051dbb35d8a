import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { keepAssets } from './lib/earlier-assets.mjs'
import { buildFront } from './lib/front.mjs'
import { buildIslands } from './lib/islands.mjs'
import { packAssets } from './lib/packed.mjs'
import { at, nextBin } from './lib/paths.mjs'

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: at(), stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function runTyped(script) {
  run('--conditions=react-server', '--import', 'tsx', at('scripts', script))
}

// `npm run build`: the browser's scripts of the build before, what version control knows of the catalogue, the framework's own
// build, the catalogue as it is now, the browser's scripts and their smallest forms, the server before it all.
keepAssets()
// What an earlier build read its texts as is not what this one's readers make of them.
rmSync(at('.next', 'readings.json'), { force: true })
runTyped('catalogue-history.ts')
run(nextBin, 'build')
runTyped('keep-catalogue.ts')
await buildIslands()
packAssets()
await buildFront()
