import { published } from '../../../figures/figure-table'
import { choice, count, list, money, optional, record, share } from '../../../figures/shape'
import { capitalised } from '../../../values/words'
import { insuranceWords } from './words'

const { figures: words } = insuranceWords

/** What a kind of insurance does not pay for, each exclusion by its name; the first that a product lists are read first. */
export function exclusionsFigure<const W extends Readonly<Record<string, string>>>(of: {
  readonly kind: 'choice'
  readonly words: W
}) {
  return published(list(of), {
    ...words.exclusions,
    life: 'rule',
    print: (values) => capitalised(values.map((value) => of.words[value]).join(', ')),
  })
}

/** Whether the price table holds. */
export const priceChange = published(choice(words.priceChange.options), {
  label: words.priceChange.label,
  life: 'rule',
})

/** Duty on a policy of life or medical cover, which some insurers bear. */
export const stampDuty = published(money, { ...words.stampDuty, life: 'rule', ranked: true })

/** Days in which a new policy may be given back for all that was paid. */
export const freeLookDays = published(count, { ...words.freeLookDays, life: 'rule' })

const wakalahFee = list(record({ fromYear: count, toYear: optional(count), part: share }))

/** What a contribution to takaful is used for; a conventional policy has none of it. */
export const takafulFigures = {
  wakalahFee: published(wakalahFee, { ...words.wakalahFee, life: 'fee' }),
  surplusPart: published(share, { ...words.surplusPart, life: 'rule' }),
}
