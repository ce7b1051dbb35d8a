import type { ValuesOf } from '../../fields/field'
import { ringgit } from '../../values/money'
import { lifeFields } from '../shared/insurance/life/scenario'
import { termLifeWords } from './words'

const { scenario } = termLifeWords

/** What the published tables ask for. */
export const termLifeScenario = lifeFields(
  { at: 17, because: scenario.youngest },
  { at: 75, because: scenario.oldest },
  ringgit(300_000),
)
export type TermLifeScenario = ValuesOf<typeof termLifeScenario>
