import { categoryNamed } from '@/lib/domain/categories/registry'
import { knownCompareKeys } from '@/lib/domain/compare/compare-query'
import { pageKeys } from '@/lib/domain/list/list-query'
import { onlyNamed } from '@/lib/domain/personal/personal-answers'
import { comparePlace, routes } from '@/lib/routing/routes'
import { personalSeal, secretOf } from '@/lib/server/data/catalogue/personal-answers'
import { answerSealed, noSuchForm } from '@/lib/server/data/forms/sealed-answer'
import { today } from '@/lib/server/data/site/today'

interface AnswerContext {
  readonly params: Promise<{ readonly place: readonly string[] }>
}

/** The last part of the address of a variant or a product. */
const slug = /^[a-z0-9-]{1,80}$/

/**
 * Takes the form of a list, a product or a comparison of a category with personal fields, sent without script, and leads
 * back to its page with what was told sealed in the address. The place is the category and what lies below it.
 */
export async function POST(request: Request, { params }: AnswerContext): Promise<Response> {
  const [id = '', below = null, ...deeper] = (await params).place
  const category = categoryNamed(id)
  if (category === null || !category.personal || deeper.length > 0 || (below !== null && !slug.test(below)))
    return noSuchForm('There is no form at this address.')
  const isComparison = below === comparePlace
  const isList = below === null || category.variants.some((variant) => variant.slug === below)
  const open = new Set(isComparison ? knownCompareKeys(category) : pageKeys(category))
  return answerSealed(request, (form) => ({
    purpose: personalSeal(category.id),
    secret: secretOf(category, form, today()),
    path: isComparison ? routes.compare : below === null ? category.path : `${category.path}/${below}`,
    open: filledIn(onlyNamed(form, open)),
    fragment: isList || isComparison ? null : 'cost',
  }))
}

/** Browsers send empty fields too, such as the choice of no situation: they say nothing. */
function filledIn(form: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...form].filter(([, value]) => value !== ''))
}
