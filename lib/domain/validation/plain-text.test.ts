import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPlainText } from './plain-text'

describe('a line that somebody tells of themselves', () => {
  it.each([
    ['  12,  Jalan Besar ', '12, Jalan Besar'],
    ["D'Souza & Sons (M) Sdn. Bhd.", "D'Souza & Sons (M) Sdn. Bhd."],
    ['Lot 3/4 @ Kuala Lumpur #05-1', 'Lot 3/4 @ Kuala Lumpur #05-1'],
    ['槟城', '槟城'],
    ['café', 'café'],
  ])('is kept as it is meant: %j', (typed, value) => {
    expect(readPlainText(typed, 100)).toEqual({ ok: true, value })
  })

  it('is nothing when nothing was typed', () => {
    for (const typed of ['', '  ', '\t\n']) expect(readPlainText(typed, 100)).toEqual({ ok: true, value: null })
  })

  it.each(['<b>', 'a\u0000b', 'a\u202eb', '{{7*7}}', '=1+1', 'a|b'])('holds no mark-up and no command: %j', (typed) => {
    expect(readPlainText(typed, 100)).toMatchObject({ ok: false })
  })

  it('may be as long as it may, and no longer', () => {
    expect(readPlainText('a'.repeat(100), 100)).toMatchObject({ ok: true })
    expect(readPlainText('a'.repeat(101), 100)).toEqual({ ok: false, message: 'Use at most 100 characters.' })
  })

  it('is the same when what was kept is typed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const read = readPlainText(typed, 100)
        if (read.ok && read.value !== null) expect(readPlainText(read.value, 100)).toEqual(read)
      }),
    )
  })
})
