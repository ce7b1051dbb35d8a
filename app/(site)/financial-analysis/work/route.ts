import { questionNames } from '@/lib/domain/analysis/read-answers'
import { routes } from '@/lib/routing/routes'
import { answerSealed } from '@/lib/server/data/forms/sealed-answer'
import { analysisSeal } from '@/lib/server/data/forms/sealed-values'

const known: ReadonlySet<string> = new Set(questionNames)

/**
 * Takes the answers of a form sent without script and leads back to the page with the answers sealed in the address.
 * Nothing of the form is stored or logged.
 */
export async function POST(request: Request): Promise<Response> {
  return answerSealed(request, (form) => ({
    purpose: analysisSeal,
    secret: new URLSearchParams([...form].filter(([name, value]) => known.has(name) && value.trim() !== '')),
    path: routes.financialAnalysis,
    open: new URLSearchParams(),
    fragment: 'report',
  }))
}
