import { choice, count, money, toggle, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { choiceValues } from '../../figures/shape'
import { ringgit } from '../../values/money'
import { petWords } from './words'

const { scenario: words } = petWords

const bill = (label: { readonly label: string }) =>
  money({
    ...label,
    default: ringgit(1_500),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(100_000), because: words.most },
  })

/** A pet and what the vet charges for it in a year. A pet is no person: all of it may stand in an address. */
export const petScenario = {
  animal: choice({
    label: words.animal.label,
    options: choiceValues({ words: words.animal.options }).map((value) => ({
      value,
      label: words.animal.options[value],
    })),
    default: 'cat',
  }),
  age: count({
    ...words.age,
    default: 3,
    min: { at: 0, because: noLess },
    max: { at: 20, because: words.oldest },
  }),
  pedigree: toggle({ ...words.pedigree, default: false }),
  large: toggle({ ...words.large, default: false }),
  cause: choice({
    label: words.cause.label,
    options: choiceValues({ words: words.cause.options }).map((value) => ({
      value,
      label: words.cause.options[value],
    })),
    default: 'illness',
  }),
  bills: bill(words.bills),
  largest: bill(words.largest),
}
export type PetScenario = ValuesOf<typeof petScenario>
