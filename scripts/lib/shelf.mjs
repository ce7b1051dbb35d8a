import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keepAssets } from './earlier-assets.mjs'
import { at } from './paths.mjs'

const KEPT = 2
const STAMP = '.timbang-build'
/** What belongs to the tools rather than to one build: a running `npm run dev`, the compiler's cache. */
const STAYS = new Set(['dev', 'cache', 'lock', STAMP])
const shelf = at('.tmp', 'builds')
const current = at('.next')

function moveParts(from, to) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (STAYS.has(name)) continue
    rmSync(join(to, name), { recursive: true, force: true })
    renameSync(join(from, name), join(to, name))
  }
}

function dropOldest() {
  const age = (name) => statSync(join(shelf, name)).mtimeMs
  const names = readdirSync(shelf).sort((a, b) => age(b) - age(a))
  for (const name of names.slice(KEPT)) rmSync(join(shelf, name), { recursive: true, force: true })
}

/** Sets the finished build in `.next` aside under its digest; what browsers may still ask of it stays. One without a stamp is not finished and stays. */
export function putOnShelf() {
  const stamp = join(current, STAMP)
  if (!existsSync(stamp)) return
  keepAssets()
  const digest = readFileSync(stamp, 'utf8').trim()
  const place = join(shelf, digest)
  // The stamp goes first and comes back last: whatever is cut short in between counts as no build.
  rmSync(stamp)
  rmSync(place, { recursive: true, force: true })
  moveParts(current, place)
  renameWhole(place, `${digest}.whole`)
  dropOldest()
}

/** Only a folder that carries this ending was filled to the end. */
function renameWhole(place, name) {
  const target = join(shelf, name)
  rmSync(target, { recursive: true, force: true })
  renameSync(place, target)
}

/** Puts the build with this digest back into `.next`, when it is on the shelf. Its stamp is the caller's to write. */
export function takeFromShelf(digest) {
  const place = join(shelf, `${digest}.whole`)
  if (!existsSync(place)) return false
  const taken = join(shelf, digest)
  rmSync(taken, { recursive: true, force: true })
  renameSync(place, taken)
  moveParts(taken, current)
  rmSync(taken, { recursive: true })
  return true
}
