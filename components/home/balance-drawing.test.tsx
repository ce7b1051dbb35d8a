import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ringgit } from '@/lib/domain/values/money'
import { BalanceDrawing, coinsFor, coinValue } from './balance-drawing'

const balance = (takes: number, gives: number) => ({ takes: ringgit(takes), gives: ringgit(gives) })

describe('the balance in coins', () => {
  it('uses one value on both sides, the least with which the larger side fits', () => {
    expect(coinValue(balance(25, 560))).toBe(50)
    expect(coinValue(balance(600, 25))).toBe(50)
    expect(coinValue(balance(0, 36))).toBe(10)
  })

  it('never hides an amount above zero and shows nothing for zero', () => {
    expect(coinsFor(ringgit(1), 5_000)).toBe(1)
    expect(coinsFor(0, 50)).toBe(0)
  })

  it('draws as many coins as the figures come to', () => {
    const svg = renderToStaticMarkup(<BalanceDrawing balance={balance(25, 560)} />)
    expect(svg.match(/<rect/g)).toHaveLength(1 + 11)
  })

  it('tilts to the heavier side', () => {
    const lower = (takes: number, gives: number) => {
      const svg = renderToStaticMarkup(<BalanceDrawing balance={balance(takes, gives)} />)
      const [weights = 0, pan = 0] = /M60 ([\d.]+)L346 ([\d.]+)/.exec(svg)?.slice(1).map(Number) ?? []
      return weights === pan ? 'neither' : weights > pan ? 'weights' : 'pan'
    }
    expect(lower(25, 560)).toBe('pan')
    expect(lower(600, 25)).toBe('weights')
    expect(lower(50, 50)).toBe('neither')
  })
})
