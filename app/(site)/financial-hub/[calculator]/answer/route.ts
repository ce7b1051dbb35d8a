import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { loadCalculator } from '@/lib/domain/calculator-pages/registry'
import { sealedKey } from '@/lib/domain/fields/form'
import { formNotRead, readPostedForm } from '@/lib/server/data/posted-form'
import { sealQuery } from '@/lib/server/data/sealed-values'

interface AnswerContext {
  readonly params: Promise<{ readonly calculator: string }>
}

/**
 * Takes a form with figures about the visitor, sent without script, and leads back to its page with the figures sealed in
 * the address. Nothing of the form is stored or logged.
 */
export async function POST(request: Request, { params }: AnswerContext): Promise<Response> {
  const calculator = await loadCalculator((await params).calculator)
  if (calculator === null) {
    return new Response('There is no calculator at this address.\n', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
  const form = await readPostedForm(request)
  if (form === null) return formNotRead()
  const known = new URLSearchParams([...form].filter(([name]) => name in calculator.fields || ownKeys.has(name)))
  const seal = sealQuery(calculator.id, known)
  return new Response(null, {
    status: 303,
    headers: {
      location: `${calculatorPath(calculator.id)}?${sealedKey}=${seal}#answer`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}

/** Keys of the framework that a form sends beside its fields. */
const ownKeys = new Set(['case', 'rows'])
