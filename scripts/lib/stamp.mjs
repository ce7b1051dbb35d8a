import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** All files under the given names of a folder, as sorted paths relative to it. Names that do not exist add nothing. */
export function listFiles(folder, names, keep = () => true) {
  const found = []
  const visit = (name) => {
    const path = join(folder, name)
    if (!existsSync(path)) return
    if (!statSync(path).isDirectory()) {
      if (keep(name)) found.push(name)
      return
    }
    for (const child of readdirSync(path)) visit(join(name, child))
  }
  for (const name of names) visit(name)
  return found.sort()
}

/** One digest over the names and contents of files and over extra facts. Any change of either changes it. */
export function digest(folder, files, facts = []) {
  const hash = createHash('sha256')
  for (const fact of facts) hash.update(`${JSON.stringify(fact)}\n`)
  for (const file of files) {
    const content = readFileSync(join(folder, file))
    hash.update(`${JSON.stringify([file, content.length])}\n`).update(content)
  }
  return hash.digest('hex')
}

/** Whether the stamp holds exactly this digest. A stamp that is missing or cut short does not. */
export function isStamped(path, value) {
  return existsSync(path) && readFileSync(path, 'utf8') === `${value}\n`
}

/** Writes the stamp whole or not at all. */
export function writeStamp(path, value) {
  writeFileSync(`${path}.new`, `${value}\n`)
  renameSync(`${path}.new`, path)
}
