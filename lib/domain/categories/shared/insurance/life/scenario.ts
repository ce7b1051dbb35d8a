import { choice, count, money, toggle } from '../../../../fields/field'
import { ringgit, type Sen } from '../../../../values/money'
import { lifeWords } from './words'

const { scenario: words } = lifeWords

/** An age of the next birthday that a list takes, and why none beyond it. */
interface AgeBound {
  readonly at: number
  readonly because: string
}

/**
 * What published tables ask for: the person, how much is paid out, and for how many years. How much somebody would need,
 * and until when, says as much of them as their age: all of it is personal. `sum` is the amount at first, in sen.
 */
export function lifeFields(min: AgeBound, max: AgeBound, sum: Sen) {
  return {
    age: count({ ...words.age, default: 31, min, max, personal: true }),
    sex: choice({
      ...words.sex,
      options: [
        { value: 'female', label: words.female },
        { value: 'male', label: words.male },
      ],
      default: 'female',
      personal: true,
    }),
    smoker: toggle({ ...words.smoker, default: false, personal: true }),
    sum: money({
      ...words.sum,
      default: sum,
      min: { at: ringgit(10_000), because: words.sums },
      max: { at: ringgit(2_000_000), because: words.sums },
      personal: true,
    }),
    years: count({
      ...words.years,
      default: 20,
      min: { at: 1, because: words.shortest },
      max: { at: 50, because: words.longest },
      personal: true,
    }),
  }
}
