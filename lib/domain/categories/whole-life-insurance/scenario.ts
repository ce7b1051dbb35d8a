import { count, type ValuesOf } from '../../fields/field'
import { ringgit } from '../../values/money'
import { lifeFields } from '../shared/insurance/life/scenario'
import { wholeLifeWords } from './words'

const { scenario: words } = wholeLifeWords

const { age, sex, smoker, sum } = lifeFields(
  { at: 17, because: words.youngest },
  { at: 65, because: words.oldest },
  ringgit(100_000),
)

/** Who is covered, for how much, and the year in which they leave. For how long they pay is the plan’s. */
export const wholeLifeScenario = {
  age,
  sex,
  smoker,
  sum,
  leave: count({
    ...words.leave,
    default: 20,
    min: { at: 1, because: words.soonest },
    max: { at: 40, because: words.latest },
    personal: true,
  }),
}
export type WholeLifeScenario = ValuesOf<typeof wholeLifeScenario>
