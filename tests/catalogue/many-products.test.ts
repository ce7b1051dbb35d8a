import { describe, expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { readFiles, verifyFiles } from '@/lib/server/catalogue/verify'
import { goodContent } from './good-content'

const context = { today: isoDate('2026-11-20'), categories: [] }
const copies = 2_000

describe('10,000 products', () => {
  it('take under five seconds of processor time to check, once their YAML is read', { timeout: 60_000 }, () => {
    const files = readFiles(goodContent)
    const many = files.flatMap((file) =>
      file.path.startsWith('content/catalogue/')
        ? Array.from({ length: copies }, (_, index) => ({
            ...file,
            path: file.path.replace('.yaml', `-${index}.yaml`),
            read: structuredClone(file.read),
          }))
        : [file],
    )
    const start = process.cpuUsage()
    const verified = verifyFiles(many, context)
    const used = process.cpuUsage(start)
    const seconds = (used.user + used.system) / 1e6
    expect(verified.ok && verified.catalogue.products['credit-card'].size).toBe(copies)
    expect(seconds).toBeLessThan(5)
  })
})
