import { describe, expect, it } from 'vitest'
import { modulesOf } from './calculator-scripts'

describe('the module of a calculator', () => {
  const later = [
    'http://site/assets/home-loan-B1cNiTnK.js',
    'http://site/assets/home-loan-fees-B1cNiTnK.js',
    'http://site/assets/card-value-Dz-n_FlX.js',
    'http://site/assets/card-value-Dz-n_FlX.js',
  ]

  it('is the one that has its name', () => {
    expect(Object.fromEntries(modulesOf(['home-loan', 'card-value'], later))).toEqual({
      'home-loan': later[0],
      'card-value': later[2],
    })
  })

  it('is not guessed at: one that is gone or that has two is said', () => {
    expect(() => modulesOf(['car-loan'], later)).toThrow('0 modules of car-loan')
    expect(() => modulesOf(['home-loan'], [...later, 'http://site/assets/home-loan-CCCCCCCC.js'])).toThrow('2 modules')
  })
})
