import { type FiguresOf, published } from '../../../../figures/figure-table'
import { choice, count, list } from '../../../../figures/shape'
import { lifeWords } from './words'

const { figures: words } = lifeWords

export const occupation = choice(words.occupations.options)

/** How cover of a person is joined and kept, and the age at which it ends. */
export const lifeTerms = {
  expiryAge: published(count, { ...words.expiryAge, life: 'rule', ranked: true }),
  renewal: published(choice(words.renewal.options), { label: words.renewal.label, life: 'rule' }),
  health: published(choice(words.health.options), { label: words.health.label, life: 'rule' }),
  occupations: published(list(occupation), {
    label: words.occupations.label,
    none: words.occupations.none,
    life: 'rule',
  }),
}
export type LifeTerms = FiguresOf<typeof lifeTerms>
