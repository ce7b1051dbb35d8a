import { choice, count, money, toggle, type ValuesOf } from '../../fields/field'
import { ringgit } from '../../values/money'
import { termLifeWords } from './words'

const { scenario } = termLifeWords

/**
 * What the published tables ask for: the person, how much is paid out, and for how many years. How much a family would
 * need, and until when, says as much of somebody as their age.
 */
export const termLifeScenario = {
  age: count({
    ...scenario.age,
    default: 31,
    min: { at: 17, because: scenario.youngest },
    max: { at: 75, because: scenario.oldest },
    personal: true,
  }),
  sex: choice({
    ...scenario.sex,
    options: [
      { value: 'female', label: scenario.female },
      { value: 'male', label: scenario.male },
    ],
    default: 'female',
    personal: true,
  }),
  smoker: toggle({ ...scenario.smoker, default: false, personal: true }),
  sum: money({
    ...scenario.sum,
    default: ringgit(300_000),
    min: { at: ringgit(10_000), because: scenario.sums },
    max: { at: ringgit(2_000_000), because: scenario.sums },
    personal: true,
  }),
  years: count({
    ...scenario.years,
    default: 20,
    min: { at: 1, because: scenario.shortest },
    max: { at: 50, because: scenario.longest },
    personal: true,
  }),
}
export type TermLifeScenario = ValuesOf<typeof termLifeScenario>
