import { colours, Figure, Heading, Picture } from '@/app/og/_parts/picture'
import { noPicture, pictureResponse } from '@/app/og/_parts/respond'
import { assertNever } from '@/lib/domain/assert-never'
import { defaultAssumptions } from '@/lib/domain/assumption-input'
import type { Hero } from '@/lib/domain/categories/category'
import { categoryNamed } from '@/lib/domain/categories/registry'
import { formatDate } from '@/lib/domain/iso-date'
import { kindText } from '@/lib/domain/kind-text'
import { listProducts, today } from '@/lib/server/data/catalogue'

interface Context {
  readonly params: Promise<{ readonly category: string; readonly slug: string }>
}

/** The picture of a product with its own figure on the default case. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { category: id, slug } = await params
  const category = categoryNamed(id)
  if (category === null) return noPicture()
  const product = (await listProducts(category.id)).products.find((one) => one.slug === slug)
  if (product === undefined) return noPicture()
  const { hero } = category.weigh(product, defaultAssumptions(category.fields), today())
  return pictureResponse(
    `${category.id}/${product.slug} ${product.updatedOn} ${today()}`,
    <Picture note={product.sample ? 'Sample product, invented issuer' : null}>
      <Heading title={product.name} under={`${product.issuer.name} · ${kindText(category, product)}`} />
      <Figure value={hero.value} unit={hero.unit} basis={basisOf(hero)} colour={colourOf(hero)} />
    </Picture>,
  )
}

/** A figure past its shelf life says so in the picture as well. */
function basisOf({ state, checkedOn, basis }: Hero): string {
  return state === 'stale' && checkedOn !== null ? `Out of date, checked ${formatDate(checkedOn)}: ${basis}` : basis
}

function colourOf({ state, tone }: Hero): string {
  if (state === 'missing') return colours.muted
  switch (tone) {
    case 'gain':
      return colours.leaf
    case 'cost':
      return colours.clay
    case 'plain':
      return colours.ink
    default:
      return assertNever(tone)
  }
}
