import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { at } from './paths.mjs'

const assets = at('.next', 'assets')
const packed = at('.next', 'packed')
/** The framework's build clears `.next` of all but its cache. */
const kept = at('.next', 'cache', 'assets')
/** A page that was opened before a deployment may still ask for its scripts and styles: they stay this long after it. */
const keptMs = 7 * 86_400_000
/** The server holds them in memory: some six builds that have no file in common. */
const keptBytes = 8 * 2 ** 20

/** What is cut short must not be served under the name of the whole. */
function writeWhole(name, bytes) {
  const part = join(kept, `${name}.part`)
  writeFileSync(part, bytes)
  renameSync(part, join(kept, name))
}

function dropOld() {
  const files = readdirSync(kept).map((name) => {
    const path = join(kept, name)
    const { mtimeMs, size } = statSync(path)
    return { path, mtimeMs, size }
  })
  let room = keptBytes
  for (const { path, mtimeMs, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    room -= size
    if (Date.now() - mtimeMs > keptMs || room < 0) rmSync(path)
  }
}

/**
 * Keeps the scripts and styles of the build in `.next`, before another takes its place, compressed as they are sent: for a week
 * from now, and the newest 8 MB of them.
 */
export function keepAssets() {
  mkdirSync(kept, { recursive: true })
  const names = existsSync(assets) ? readdirSync(assets) : []
  for (const name of names.filter((one) => /\.(?:css|js)$/.test(one))) {
    const smallest = join(packed, `${name}.br`)
    if (existsSync(smallest)) writeWhole(`${name}.br`, readFileSync(smallest))
    writeWhole(`${name}.gz`, gzipSync(readFileSync(join(assets, name)), { level: 9 }))
  }
  dropOld()
}
