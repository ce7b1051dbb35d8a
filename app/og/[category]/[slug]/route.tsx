import { colourOf, Figure, Heading, Picture } from '@/app/og/_parts/picture'
import { noPicture, pictureResponse } from '@/app/og/_parts/respond'
import type { Headline } from '@/lib/domain/categories/category'
import { categoryNamed, siteOf } from '@/lib/domain/categories/registry'
import { startingScenario } from '@/lib/domain/detail/detail-scenario'
import { byText, kindText } from '@/lib/domain/list/kind-text'
import { markedBasis } from '@/lib/domain/list/row-headline'
import { formatDate } from '@/lib/domain/values/iso-date'
import { listProducts, today } from '@/lib/server/data/catalogue/catalogue'

interface Context {
  readonly params: Promise<{ readonly category: string; readonly slug: string }>
}

/** The picture of a product with its own figure on the default scenario. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { category: id, slug } = await params
  const category = categoryNamed(id)
  if (category === null) return noPicture()
  const product = (await listProducts(category.id)).products.find((one) => one.slug === slug)
  if (product === undefined) return noPicture()
  const { headline } = category.evaluate(
    product,
    startingScenario(category, siteOf(category.id), product, today()),
    today(),
  )
  return pictureResponse(
    `${category.id}/${product.slug} ${product.updatedOn} ${today()}`,
    <Picture note={product.sample ? 'Sample product, invented issuer' : null}>
      <Heading title={product.name} under={byText(product.issuer.name, kindText(category, product))} />
      <Figure value={headline.value} unit={headline.unit} basis={basisOf(headline)} colour={colourOf(headline)} />
    </Picture>,
  )
}

/** A figure past its shelf life says so in the picture as well. */
function basisOf(headline: Headline): string {
  const { state, checkedOn } = headline
  const basis = markedBasis(headline)
  return state === 'stale' && checkedOn !== null ? `Out of date, checked ${formatDate(checkedOn)}: ${basis}` : basis
}
