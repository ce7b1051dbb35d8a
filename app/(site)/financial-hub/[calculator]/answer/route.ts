import { calculatorPath, rowsKey } from '@/lib/domain/calculator-pages/model'
import { formKey } from '@/lib/domain/fields/form'
import { onlyNamed } from '@/lib/domain/personal/personal-answers'
import { calculatorNamed } from '@/lib/server/data/catalogue/calculators'
import { answerSealed, noSuchForm } from '@/lib/server/data/forms/sealed-answer'

interface AnswerContext {
  readonly params: Promise<{ readonly calculator: string }>
}

/**
 * Takes a form with figures about the visitor, sent without script, and leads back to its page with the figures sealed in
 * the address. Nothing of the form is stored or logged.
 */
export async function POST(request: Request, { params }: AnswerContext): Promise<Response> {
  const calculator = await calculatorNamed((await params).calculator)
  if (calculator === null) return noSuchForm('There is no calculator at this address.')
  const known = new Set([...Object.keys(calculator.fields), formKey, rowsKey])
  return answerSealed(request, (form) => ({
    purpose: calculator.id,
    secret: onlyNamed(form, known),
    path: calculatorPath(calculator.id),
    open: new URLSearchParams(),
    fragment: 'answer',
  }))
}
