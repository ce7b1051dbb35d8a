import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markedParts } from './highlight'

const marked = (text: string, ...found: string[]) =>
  markedParts(text, new Set(found))
    .filter((part) => part.marked)
    .map((part) => part.text)

describe('what was searched for', () => {
  it('is marked as whole words, whatever their case and accents', () => {
    expect(marked('Crédit and credits, CREDIT-card', 'credit')).toEqual(['Crédit', 'CREDIT'])
  })

  it('is marked nowhere else', () => {
    expect(marked('A code that does not come', 'password')).toEqual([])
  })

  it('leaves the text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, found) => {
        expect(
          markedParts(text, new Set(found))
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
