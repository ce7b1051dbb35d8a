import { laterImports, withImports } from './first-scripts'
import { askPage } from './http'

/** What the bundler adds to the name of a part. */
const hash = /^-[\w-]{8}\.js$/

/** The module of each calculator by its id, among what the given scripts load later. Throws unless each has exactly one. */
export function modulesOf(ids: readonly string[], later: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    ids.map((id) => {
      const own = [...new Set(later)].filter((url) => {
        const name = url.slice(url.lastIndexOf('/') + 1)
        return name.startsWith(id) && hash.test(name.slice(id.length))
      })
      const [module] = own
      if (module === undefined || own.length > 1) throw new Error(`${own.length} modules of ${id}: ${own.join(', ')}`)
      return [id, module]
    }),
  )
}

async function importsOf(urls: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await withImports(urls)).keys())
}

async function laterOf(url: string): Promise<readonly string[]> {
  return laterImports((await askPage(url)).text).map((address) => new URL(address, url).href)
}

/**
 * The scripts of each calculator, by its id: those that one of them, `seen`, has loaded in a browser, with the calculator's own
 * module and what that imports in the place of the other's. All of them have the same islands. Throws when the browser loaded
 * less than a module needs.
 */
export async function scriptsOfEach(
  ids: readonly string[],
  seen: string,
  loaded: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const modules = modulesOf(ids, (await Promise.all(loaded.map(laterOf))).flat())
  const own = await importsOf([modules.get(seen) ?? seen])
  const missing = [...own].filter((url) => !loaded.includes(url))
  if (missing.length > 0) throw new Error(`The calculator ${seen} has not loaded ${missing.join(', ')}`)
  const shared = await importsOf(loaded.filter((url) => !own.has(url)))
  const each = [...modules].map(async ([id, url]) => [id, new Set([...shared, ...(await importsOf([url]))])] as const)
  return new Map(await Promise.all(each))
}
