import { describe, expect, it } from 'vitest'
import { mutantsOf, mutated, sampled } from './mutants'

const text = `import { a } from './b-1'
type Bound = 1 | 2
export function within(value: number, most: Bound): boolean {
  // 3 < 4
  if (value < 0) return false
  note(value)
  return !a && value <= most ? items.some((item) => item === 'x' + value) : value > 10
}
`

const printed = mutantsOf('x.ts', text).map(({ line, before, after }) => `${line}: ${before} → ${after}`)

describe('mutants', () => {
  it('are bounds, operations, conditions, constants, calls and methods, and nothing of types, imports and notes', () => {
    expect(printed).toEqual([
      '5: value < 0 → false',
      '5: < → <=',
      '5: 0 → (0 + 1)',
      '5: false → true',
      '6: note(value) → ;',
      '7: !a && value <= most → !(!a && value <= most)',
      '7: && → ||',
      '7: !a → a',
      '7: <= → <',
      '7: some → every',
      '7: === → !==',
      '7: > → >=',
      '7: 10 → (10 + 1)',
    ])
  })

  it('each change one place, and are refused where the file is another', () => {
    const [first] = mutantsOf('x.ts', text)
    if (first === undefined) throw new Error('There is no mutant')
    expect(mutated(text, first)).toBe(text.replace('if (value < 0)', 'if (false)'))
    expect(() => mutated(`// ${text}`, first)).toThrow('x.ts:5 has changed')
  })

  it('are sampled alike for the same seed, each at most once', () => {
    const all = mutantsOf('x.ts', text)
    const some = sampled(all, 5, 7)
    expect(some).toEqual(sampled(all, 5, 7))
    expect(new Set(some).size).toBe(5)
    expect(sampled(all, 5, 8)).not.toEqual(some)
    expect(new Set(sampled(all, 99, 7))).toEqual(new Set(all))
  })
})
