import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { issuerMarks } from '@/lib/domain/products/issuer-mark'

const css = readFileSync(new URL('../../styles/marks.css', import.meta.url), 'utf8')

test('every drawing of an issuer has its class, at the place where it lies in the picture', () => {
  const classes = [...css.matchAll(/\.mk-([a-z-]+) \{\s*--at: (\d+);/g)].map(([, name, at]) => [name, Number(at)])
  expect(classes).toEqual(issuerMarks.map((name, at) => [name, at]))
  const height = Number(/height='(\d+)'/.exec(css)?.[1])
  expect(height).toBe(issuerMarks.length * 24)
  expect(css.match(/translate\(0 \d+\)/g)).toEqual(
    issuerMarks.slice(1).map((_name, at) => `translate(0 ${(at + 1) * 24})`),
  )
})
