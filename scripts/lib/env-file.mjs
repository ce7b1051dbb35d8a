import { existsSync, readFileSync } from 'node:fs'
import { at } from './paths.mjs'

/** What Next reads for a production server, the strongest first. */
export const ENV_FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

/** `NAME=value` lines; `#` starts a comment line; one pair of quotes around the value is dropped. */
export function parseEnv(text) {
  const values = {}
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line)
    if (match === null) continue
    const [, name, raw] = match
    const quoted = /^(['"])(.*)\1$/.exec(raw)
    values[name] = quoted === null ? raw.replace(/\s+#.*$/, '') : quoted[2]
  }
  return values
}

/** The environment with the checkout's .env files under it: a variable that is set outside wins. */
export function withEnvFiles(env = process.env) {
  const layers = ENV_FILES.map((name) => at(name))
    .filter((path) => existsSync(path))
    .map((path) => parseEnv(readFileSync(path, 'utf8')))
  return Object.assign({}, ...layers.reverse(), env)
}

/** The variables that .env.example documents, commented out or not. */
export function documentedNames(path = at('.env.example')) {
  if (!existsSync(path)) return []
  return [...readFileSync(path, 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1])
}
