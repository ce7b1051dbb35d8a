import { choice, money, rate, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { choiceValues } from '../../figures/shape'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { propertyWords } from './words'

const { scenario: words } = propertyWords

/** The cost of rebuilding that a list starts from. */
export const usualRebuild = ringgit(300_000)

const options = <const W extends Readonly<Record<string, string>>>(labels: W) =>
  choiceValues({ words: labels }).map((value) => ({ value, label: labels[value] ?? value }))

const amount = (label: { readonly label: string }, usual: number) =>
  money({
    ...label,
    default: ringgit(usual),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(10_000_000), because: words.most },
  })

/** A home and what happens to it once. What is asked of the building does not count for a tenant. Neither its address nor its region is asked: no price here depends on them. */
export const propertyScenario = {
  tenure: choice({ label: words.tenure.label, options: options(words.tenure.options), default: 'owner' }),
  home: choice({ label: words.home.label, options: options(words.home.options), default: 'attached' }),
  rebuild: money({
    ...words.rebuild,
    default: usualRebuild,
    min: { at: ringgit(10_000), because: words.sums },
    max: { at: ringgit(10_000_000), because: words.sums },
  }),
  insured: rate({
    ...words.insured,
    default: basisPoints(10_000),
    min: { at: basisPoints(1_000), because: words.small },
    max: { at: basisPoints(20_000), because: words.double },
  }),
  contents: amount(words.contents, 50_000),
  peril: choice({ label: words.peril.label, options: options(words.peril.options), default: 'flood' }),
  'building-loss': amount(words.buildingLoss, 30_000),
  'contents-loss': amount(words.contentsLoss, 10_000),
}
export type PropertyScenario = ValuesOf<typeof propertyScenario>
