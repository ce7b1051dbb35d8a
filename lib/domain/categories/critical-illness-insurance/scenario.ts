import { choice, type ValuesOf } from '../../fields/field'
import { choiceValues } from '../../figures/shape'
import { ringgit } from '../../values/money'
import { lifeFields } from '../shared/insurance/life/scenario'
import { illnessWords } from './words'

const { scenario: words } = illnessWords

/** Who is covered, and the stage at which an illness is found. Beside an age that may tell of the visitor’s health: it is personal too. */
export const illnessScenario = {
  ...lifeFields({ at: 1, because: words.youngest }, { at: 70, because: words.oldest }, ringgit(100_000)),
  stage: choice({
    label: words.stage.label,
    options: choiceValues({ words: words.stage.options }).map((value) => ({
      value,
      label: words.stage.options[value],
    })),
    default: 'advanced',
    personal: true,
  }),
}
export type IllnessScenario = ValuesOf<typeof illnessScenario>
