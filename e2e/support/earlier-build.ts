import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A build before the one that is served: its scripts and styles do the same and have other names. */
export interface EarlierBuild {
  /** A document or script as that build made it. */
  readonly made: (text: string) => string
  /** The addresses of its files. */
  readonly addresses: ReadonlySet<string>
}

/** Leaves an earlier build in a built site's folder, where builds leave theirs: the site finds it when it starts. */
export function leaveEarlierBuild(folder: string): EarlierBuild {
  const assets = join(folder, '.next', 'assets')
  const kept = join(folder, '.next', 'cache', 'assets')
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
  const earlierOf = (name: string) => name.replace(/(\.\w+)$/, '-earlier$1')
  const any = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const made = (text: string) => text.replaceAll(any, earlierOf)
  mkdirSync(kept, { recursive: true })
  for (const name of names) {
    writeFileSync(join(kept, `${earlierOf(name)}.gz`), gzipSync(made(readFileSync(join(assets, name), 'utf8'))))
  }
  return { made, addresses: new Set(names.map((name) => `/assets/${earlierOf(name)}`)) }
}
