import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = 'docs/adr'
const records = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name))

/** The numbers of the records that a text links to. */
const linked = (text: string) => [...text.matchAll(/\]\((\d{4})-[^)]+\.md\)/g)].map(([, number]) => number)

/** A line of the index, by the file that it leads to: the status that it gives. */
function statusesIn(index: string): ReadonlyMap<string, string> {
  const rows = [...index.matchAll(/^\| \[\d{4}\]\(([^)]+)\) \| [^|]{20,} \| ([^|]+) \|$/gm)]
  const statuses = new Map(rows.map(([, file = '', status = '']) => [file, status]))
  if (statuses.size !== rows.length) throw new Error('A record is in the index twice')
  return statuses
}

/** What is wrong with a record, beside the status that the index gives it. */
function faultsOf(name: string, text: string, listed: string | undefined): readonly string[] {
  const number = name.slice(0, 4)
  const [heading = '', , ...rest] = text.split('\n')
  const status = rest.join('\n').split('\n\n')[0] ?? ''
  const stated = /^Status: (accepted, \d+ \w+ \d{4}|superseded by )/.exec(status)?.[1] ?? ''
  const isSuperseded = stated === 'superseded by '
  return [
    ...(heading.startsWith(`# ${number}: `) ? [] : [`${name}: its heading must begin with “# ${number}: ”`]),
    ...(stated === '' ? [`${name}: its third line must be “Status: accepted, day” or “Status: superseded by …”`] : []),
    ...(listed === undefined ? [`${name}: is not in ${folder}/README.md`] : []),
    ...(listed === undefined || listed.startsWith('superseded by ') === isSuperseded
      ? []
      : [`${name}: record and index differ on whether it is superseded`]),
    ...(/^(in force|(changed|superseded) by \[)/.test(listed ?? 'in force')
      ? []
      : [`${name}: has no status in the index`]),
    ...linked(listed ?? '')
      .filter((other) => !linked(status).includes(other))
      .map((other) => `${name}: its status does not name ${other}, as the index does`),
  ]
}

describe('decision records', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const statuses = statusesIn(index)

  test('are each in the index, with a status at their top that says the same', () => {
    const faults = records.flatMap((name) =>
      faultsOf(name, readFileSync(join(folder, name), 'utf8'), statuses.get(name)),
    )
    expect(records.length).toBeGreaterThan(100)
    expect(faults).toEqual([])
  })

  test('are all that the index and the records lead to', () => {
    const texts = ['README.md', ...records].map((name) => readFileSync(join(folder, name), 'utf8'))
    const targets = texts.flatMap((text) => [...text.matchAll(/\]\((\d{4}-[^)#]+)\)/g)].map(([, to]) => to))
    expect(targets.filter((to) => to !== undefined && !records.includes(to))).toEqual([])
  })

  test('are found wanting without a number, a status or a line in the index, and where the two differ', () => {
    const good = '# 0001: A subject\n\nStatus: accepted, 20 November 2026\n\n## Context\n'
    const old = good.replace('accepted, 20 November 2026', 'superseded by [0002](0002-b.md)')
    const name = '0001-a.md'
    expect(faultsOf(name, good, 'in force')).toEqual([])
    expect(faultsOf(name, old, 'superseded by [0002](0002-b.md)')).toEqual([])
    expect(faultsOf(name, good.replace('# 0001: ', '# 1. '), 'in force')).toHaveLength(1)
    expect(faultsOf(name, good.replace('Status: ', ''), 'in force')).toHaveLength(1)
    expect(faultsOf(name, good, undefined)).toHaveLength(1)
    expect(faultsOf(name, good, 'good')).toHaveLength(1)
    expect(faultsOf(name, old, 'in force')).toHaveLength(1)
    expect(faultsOf(name, good, 'changed by [0002](0002-b.md)')).toHaveLength(1)
  })
})
