import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Adds to package-lock.json the optional packages of other platforms that the registry could not describe when it was
 * written. `npm ci` refuses a lockfile in which they are missing, though it never installs them on this platform.
 * Their versions are exact in the packages that ask for them. Run after any change of dependencies.
 */
const path = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8'))
const systems = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony']
const processors = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'mips64el', 'loong64', 'wasm32']

/** The platform that a package's name ends with; npm skips it elsewhere without asking the registry. */
function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = words.find((word) => systems.includes(word))
  const cpu = words.find((word) => processors.includes(word)) ?? (words.includes('universal') ? undefined : 'wasm32')
  const libc = words.at(-1)?.startsWith('musl') ? 'musl' : words.at(-1)?.startsWith('gnu') ? 'glibc' : undefined
  return {
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(libc === undefined || os !== 'linux' ? {} : { libc: [libc] }),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
  }
}

let added = 0
for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`
    if (lock.packages[place] !== undefined || !/^\d+\.\d+\.\d+/.test(version)) continue
    lock.packages[place] = { version, ...(entry.dev ? { dev: true } : {}), ...platformOf(name) }
    added += 1
  }
}
const [root, ...rest] = Object.entries(lock.packages)
lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => a.localeCompare(b, 'en'))])
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added === 0 ? 'The lockfile is complete.' : `Added ${added} packages of other platforms.`)
