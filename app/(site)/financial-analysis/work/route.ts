import { questionNames } from '@/lib/domain/analysis-page/read-answers'
import { sealedKey } from '@/lib/domain/fields/form'
import { routes } from '@/lib/routes'
import { formNotRead, readPostedForm } from '@/lib/server/data/posted-form'
import { analysisSeal, sealQuery } from '@/lib/server/data/sealed-values'

const known: ReadonlySet<string> = new Set(questionNames)

/**
 * Takes the answers of a form sent without script and leads back to the page with the answers sealed in the address.
 * Nothing of the form is stored or logged.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await readPostedForm(request)
  if (form === null) return formNotRead()
  const answers = new URLSearchParams([...form].filter(([name, value]) => known.has(name) && value.trim() !== ''))
  return new Response(null, {
    status: 303,
    headers: {
      location: `${routes.financialAnalysis}?${sealedKey}=${sealQuery(analysisSeal, answers)}#report`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
