import { describe, expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { readFiles, verifyFiles } from '@/lib/server/catalogue/verify'
import { goodContent } from './good-content'

const context = { today: isoDate('2026-11-20'), categories: [] }
const copies = 2_000

/** Seconds of processor time that checking so many copies of each product takes, once their YAML is read. */
function secondsFor(count: number): number {
  const many = readFiles(goodContent).flatMap((file) =>
    file.path.startsWith('content/catalogue/')
      ? Array.from({ length: count }, (_, index) => ({
          ...file,
          path: file.path.replace('.yaml', `-${index}.yaml`),
          read: structuredClone(file.read),
        }))
      : [file],
  )
  const start = process.cpuUsage()
  const verified = verifyFiles(many, context)
  const used = process.cpuUsage(start)
  expect(verified.ok && verified.catalogue.products['credit-card'].size).toBe(count)
  return (used.user + used.system) / 1e6
}

describe('10,000 products', () => {
  it('are checked one by one: twenty times as many take no more than fifty times as long', () => {
    secondsFor(copies / 20)
    const [few, many] = [secondsFor(copies / 20), secondsFor(copies)]
    expect(many / few).toBeLessThan(50)
  })
})
