import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { at } from './paths.mjs'

const ending = '-island.client.tsx'

/** `live-detail` as the name of its component: `LiveDetailIsland`. */
function componentOf(name) {
  const words = name.split('-').map((word) => word[0].toUpperCase() + word.slice(1))
  return `${words.join('')}Island`
}

/**
 * Every island of the site, found by the name of its file: `components/<feature>/<name>-island.client.tsx` exports `<Name>Island`, and
 * `wakes` where it does not wait for somebody to be at the page. Throws for a file without its component, and for a name that two have.
 * @returns {{ name: string, file: string, component: string, wakes: 'present' | 'loaded' | 'focus' }[]}
 */
export function islandFiles() {
  const found = readdirSync(at('components'), { recursive: true })
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => {
      const file = `components/${path}`
      const name = basename(file, ending)
      const component = componentOf(name)
      const source = readFileSync(at(file), 'utf8')
      if (!source.includes(`export function ${component}(`)) throw new Error(`${file} has no function ${component}`)
      const wakes = /^export const wakes: Wakes = '(loaded|focus)'$/m.exec(source)?.[1] ?? 'present'
      if (wakes === 'present' && /\bwakes\b.*=/.test(source)) throw new Error(`When ${file} wakes cannot be read`)
      return { name, file, component, wakes }
    })
  for (const { name, file } of found) {
    const other = found.find((one) => one.name === name && one.file !== file)
    if (other !== undefined) throw new Error(`${file} and ${other.file} are both called ${name}`)
  }
  return found
}

/**
 * What takes the place of `components/islands.ts` in the bundle: a table of all islands. The data was printed by the build that this
 * script is of: a document names its script by a hash of the content.
 */
export function islandTable() {
  const rows = islandFiles().map(({ name, file, component, wakes }) => {
    const load = `async () => (await import(${JSON.stringify(at(file))})).${component}`
    return `  '${name}': island(${load}${wakes === 'present' ? '' : `, '${wakes}'`}),`
  })
  return `const island = (load, wakes = 'present') => ({ load: async (data, draw) => draw(await load(), JSON.parse(data)), wakes })
export const islands = {
${rows.join('\n')}
}
`
}
