import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** schema.org's types as schema-dts lists them: what each inherits from and which properties it adds. */
interface Shape {
  readonly parents: readonly string[]
  readonly properties: readonly string[]
}

/** Answers what schema.org knows. */
export interface Vocabulary {
  readonly isType: (type: string) => boolean
  /** Every property of a type, inherited ones included. Throws for a type that schema.org does not have. */
  readonly propertiesOf: (type: string) => ReadonlySet<string>
}

const interfaceBlock = /^(?:export )?interface (\w+) (?:extends ([^{]+?) )?\{\n([\s\S]*?)^\}/gm
const propertyLine = /^ {4}"([^"@]+)"\?:/gm
const typeLine = /^ {4}"@type": "(\w+)";/m

function readShapes(source: string): { shapes: Map<string, Shape>; leaves: Map<string, string> } {
  const shapes = new Map<string, Shape>()
  const leaves = new Map<string, string>()
  for (const [, name = '', parents = '', body = ''] of source.matchAll(interfaceBlock)) {
    shapes.set(name, {
      parents: parents.split(', ').filter((parent) => parent !== ''),
      properties: [...body.matchAll(propertyLine)].map(([, property = '']) => property),
    })
    const type = typeLine.exec(body)?.[1]
    if (type !== undefined) leaves.set(type, name)
  }
  return { shapes, leaves }
}

/** Reads schema.org's vocabulary from the installed declarations of schema-dts. */
export function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts')
  const { shapes, leaves } = readShapes(readFileSync(file, 'utf8'))
  const collect = (name: string, into: Set<string>): Set<string> => {
    const shape = shapes.get(name)
    for (const property of shape?.properties ?? []) into.add(property)
    for (const parent of shape?.parents ?? []) collect(parent, into)
    return into
  }
  return {
    isType: (type) => leaves.has(type),
    propertiesOf: (type) => {
      const leaf = leaves.get(type)
      if (leaf === undefined) throw new Error(`schema.org has no type ${type}`)
      return collect(leaf, new Set())
    },
  }
}

/**
 * What is wrong with a piece of JSON-LD, each with its path: an unknown type, a property that its type does not have,
 * an object without a type, an empty value. Nothing: it is valid.
 */
export function problemsOf(vocabulary: Vocabulary, value: unknown, path = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => problemsOf(vocabulary, one, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return isEmpty(value) ? [`${path} is empty`] : []
  const entries = Object.entries(value)
  const type = entries.find(([key]) => key === '@type')?.[1]
  if (typeof type !== 'string') return [`${path} has no @type`]
  if (!vocabulary.isType(type)) return [`${path}: schema.org has no type ${type}`]
  const allowed = vocabulary.propertiesOf(type)
  const own = entries.filter(([key]) => !key.startsWith('@'))
  const unknown = own.filter(([key]) => !allowed.has(key)).map(([key]) => `${path}: ${type} has no property ${key}`)
  return [...unknown, ...own.flatMap(([key, part]) => problemsOf(vocabulary, part, `${path}.${key}`))]
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (typeof value === 'number' && !Number.isFinite(value))
}
