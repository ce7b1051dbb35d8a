import type { Page } from '@playwright/test'
import type { Calculator } from '@/lib/domain/calculator-pages/calculator'
import { calculatorModel } from '@/lib/domain/calculator-pages/model'
import { loadCalculator } from '@/lib/domain/calculator-pages/registry'
import { conditionHolds, readForm } from '@/lib/domain/fields/form'
import type { IsoDate } from '@/lib/domain/values/iso-date'

/** The calculator of an id; throws when there is none. */
export async function calculatorOf(id: string): Promise<Calculator> {
  const calculator = await loadCalculator(id)
  if (calculator === null) throw new Error(`No calculator ${id}`)
  return calculator
}

/** Sets the form to what a browser would send, one control after the other, as a visitor does. */
export async function fillForm(page: Page, calculator: Calculator, sent: ReadonlyMap<string, string>): Promise<void> {
  const shut = page.locator('#calculator details:not([open]) > summary')
  while ((await shut.count()) > 0) await shut.first().click()
  for (const [name, field] of Object.entries(calculator.fields)) {
    const text = sent.get(name) ?? ''
    const control = page.locator(`#calculator [name="${name}"]`)
    if (!(await control.first().isVisible())) continue
    if (field.kind === 'toggle') await control.setChecked(text === '1')
    else if (field.kind !== 'choice') await control.fill(text)
    else if (field.options.length > 3) await control.selectOption(text)
    else await page.locator(`#calculator [name="${name}"][value="${text}"]`).check()
  }
}

/** The headline or the refusal that belongs to what a form sent, on the day that the page shows. */
export function expectedAnswer(calculator: Calculator, sent: ReadonlyMap<string, string>, day: IsoDate): string {
  const { result } = calculatorModel(calculator, new URLSearchParams([...sent]), day)
  if (result === null) throw new Error(`${calculator.id} has no answer for ${[...sent]}`)
  return result.kind === 'refusal' ? result.title : result.headline.value
}

/** The address that follows what a form sent. */
export function expectedAddress(calculator: Calculator, sent: ReadonlyMap<string, string>, day: IsoDate): string {
  return calculatorModel(calculator, new URLSearchParams([...sent]), day).address
}

/** The first text field that the form shows with what was sent; throws when it has none. */
export function firstTextField(calculator: Calculator, sent: ReadonlyMap<string, string>, today: IsoDate): string {
  const { texts } = readForm(calculator.fields, new URLSearchParams([...sent]), today)
  const typed: readonly string[] = ['money', 'rate', 'months', 'count']
  const [found] = Object.entries(calculator.fields).find(
    ([, { kind, when }]) => typed.includes(kind) && conditionHolds(when, texts),
  ) ?? [null]
  if (found === null) throw new Error(`${calculator.id} has no text field`)
  return found
}
