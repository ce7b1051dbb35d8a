import type { ChoiceField, MoneyField, Values } from '../../fields/field'
import { fieldModels } from '../../fields/field-model'
import { valuesHold, valueText } from '../../fields/field-value'
import { readScenario, scenarioTexts } from '../../fields/scenario-query'
import type { IsoDate } from '../../values/iso-date'
import { parseRinggit, portion, type Sen, sen, sumSen } from '../../values/money'
import { lastValue } from '../../values/query-params'
import type { Spread } from '../spread'

/** The key of the amounts that a form was drawn with: what differs from them was changed by hand. */
/** The key of what a form showed before, to tell what was changed in it. */
export const drawnKey = 'drawn'

/** The mix of a scenario whose amounts are those of no named one. */
export const ownMix = 'own'

/** The texts of a query by key. */
type Texts = ReadonlyMap<string, readonly string[]>

interface SpreadSpec {
  /** The amounts that make up the total, by field name. */
  readonly parts: Readonly<Record<string, MoneyField>>
  readonly total: MoneyField
  /** Named mixes, the usual one first, and {@link ownMix}. */
  readonly mix: ChoiceField
  /** How much of the total each part has in a mix: whole numbers in the order of the parts, one at least above 0. */
  readonly weights: Readonly<Record<string, readonly number[]>>
}

/**
 * An amount of at least RM0 in parts by weight, whole ringgit where it is whole ringgit itself. They add up to it
 * exactly: each is what is due up to it less what was due before. Weights are whole numbers of at least 0, not all 0.
 */
export function spreadAmount(total: Sen, weights: readonly number[]): readonly Sen[] {
  const unit = total % 100 === 0 ? 100 : 1
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let weight = 0
  let given = 0
  return weights.map((own) => {
    weight += own
    const due = portion(sen(total / unit), weight, whole) * unit
    const part = sen(due - given)
    given = due
    return part
  })
}

/** Amounts as a form carries them: sen to the base 36, so that six fit in what is read of a key. */
function printDrawn(parts: readonly Sen[]): string {
  return parts.map((part) => part.toString(36)).join('.')
}

function readDrawn(text: string | null, length: number): readonly Sen[] | null {
  const parts = text?.split('.') ?? []
  return parts.length === length && parts.every((part) => /^[\da-z]{1,7}$/.test(part))
    ? parts.map((part) => sen(Number.parseInt(part, 36)))
    : null
}

/** A spread that names the mix that the amounts of a scenario are; {@link ownMix} where they are those of no named one. */
interface NamedSpread extends Spread {
  readonly mixOf: (scenario: Values) => string
}

/** Closes a spread over its fields. */
export function defineSpread({ parts, total, mix, weights }: SpreadSpec): NamedSpread {
  const names = Object.keys(parts)
  const fields = { total, mix }
  const mixOf = (amounts: readonly Sen[]): string => {
    const drawn = printDrawn(amounts)
    const named = Object.entries(weights).find(([, own]) => printDrawn(spreadAmount(sumSen(amounts), own)) === drawn)
    return named?.[0] ?? ownMix
  }
  const amountsIn = (values: Values) => names.map((name) => sen(Number(values[name] ?? 0)))
  const usual = Object.values(parts).map((field) => field.default)

  /** Null: the form shows the total and the mix that it was drawn with. */
  const wanted = (texts: Texts, drawn: readonly Sen[] | null, today: IsoDate) => {
    const [typed, chosen] = [lastValue(texts, 'total'), lastValue(texts, 'mix')]
    if (typed === null && chosen === null) return null
    const before = drawn ?? usual
    const sum = sumSen(before)
    if (drawn !== null && chosen === mixOf(drawn) && parseRinggit(typed ?? '') === sum) return null
    const { values, problems } = readScenario(fields, texts, () => false, today)
    if (!valuesHold(fields, values)) throw new TypeError('A total and a mix were read as something else')
    const named = chosen === null ? undefined : weights[values.mix]
    const own = named ?? (sum === 0 ? usual : before)
    return { amounts: spreadAmount(typed === null ? sum : values.total, own), problems }
  }

  return {
    mixOf: (scenario) => mixOf(amountsIn(scenario)),
    keys: ['total', 'mix', drawnKey],
    read: (texts, today) => {
      const drawn = readDrawn(lastValue(texts, drawnKey), names.length)
      const asked = wanted(texts, drawn, today)
      if (asked === null) return { texts, problems: [] }
      const filled = new Map(texts)
      for (const [at, [name, field]] of Object.entries(parts).entries()) {
        const typed = lastValue(texts, name)
        const changed = typed !== null && (drawn === null || parseRinggit(typed) !== drawn[at])
        if (!changed) filled.set(name, [valueText(field, asked.amounts[at] ?? 0)])
      }
      return { texts: filled, problems: asked.problems }
    },
    model: (scenario, today) => {
      const amounts = amountsIn(scenario)
      const values = { total: sumSen(amounts), mix: mixOf(amounts) }
      const models = fieldModels(fields, scenarioTexts(fields, values, today), today)
      return {
        fields: models.map((field) => ({ ...field, range: null })),
        drawn: printDrawn(amounts),
      }
    },
  }
}
