import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { maxSen, ringgit, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'

const file = fileURLToPath(new URL('./typed-in-memory.ts', import.meta.url))

/** What the compiler says about code that uses the calculators, by the numbers of its errors. */
function errorsOf(code: string): readonly number[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
  }
  const source = `import { exactInstalment } from '../../lib/domain/calculators/loan'
import { type Sen, sen } from '../../lib/domain/values/money'
import { type BasisPoints, basisPoints } from '../../lib/domain/values/rate'
${code}`
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : read(name, ...rest)
  const program = ts.createProgram([file], options, host)
  return program.getSemanticDiagnostics(program.getSourceFile(file)).map((error) => error.code)
}

describe('mixing units does not compile', () => {
  it('money and rates go where they belong, and nowhere else', () => {
    expect(
      errorsOf(`export const right = exactInstalment(sen(100), basisPoints(400), 12)
export const swapped = exactInstalment(basisPoints(400), sen(100), 12)
export const bareAmount = exactInstalment(100, basisPoints(400), 12)
export const bareRate = exactInstalment(sen(100), 0.04, 12)
export const money: Sen = basisPoints(400)
export const rate: BasisPoints = sen(400)
export const sum: Sen = sen(1) + sen(2)`),
    ).toEqual([2345, 2345, 2345, 2322, 2322, 2322])
  })
})

describe('limits of amounts and rates', () => {
  it('an amount is whole sen to RM1 billion', () => {
    expect(sen(maxSen)).toBe(maxSen)
    expect(() => sen(maxSen + 1)).toThrow(RangeError)
    expect(() => sen(0.5)).toThrow(RangeError)
    expect(() => ringgit(Number.NaN)).toThrow(RangeError)
  })

  it('a rate is basis points with at most one decimal from -100% to 1,000%', () => {
    expect([basisPoints(-10_000), basisPoints(100_000), basisPoints(387.5)]).toEqual([-10_000, 100_000, 387.5])
    expect(() => basisPoints(100_001)).toThrow(RangeError)
    expect(() => basisPoints(-10_001)).toThrow(RangeError)
    expect(() => basisPoints(0.25)).toThrow(RangeError)
  })
})
