import { followingAmount, valuesHold, valueText } from '../../fields/field-value'
import { parseRinggit, type Sen } from '../../values/money'
import { lastValue } from '../../values/query-params'
import type { Spread } from '../spread'
import { carLoanScenario, usualDown } from './scenario'

/** The key of the price that a form showed when it was drawn. */
const drawnKey = 'drawn'

const amountOf = (text: string | null): Sen | null => (text === null ? null : parseRinggit(text))

/**
 * The down payment of a form. As long as it says the usual part of the price that the form was drawn with, nobody entered
 * another: it follows the price that is sent. An address without a drawn price says what it says.
 */
export const downPayment: Spread = {
  keys: [drawnKey],
  read: (texts) => {
    const drawn = amountOf(lastValue(texts, drawnKey))
    const isUsual = drawn !== null && amountOf(lastValue(texts, 'down')) === followingAmount(drawn, usualDown)
    return { texts: isUsual ? new Map([...texts].filter(([key]) => key !== 'down')) : texts, problems: [] }
  },
  model: (scenario) => {
    if (!valuesHold(carLoanScenario, scenario)) throw new TypeError('Not the scenario of a car loan')
    return { fields: [], drawn: valueText(carLoanScenario.price, scenario.price) }
  },
}
