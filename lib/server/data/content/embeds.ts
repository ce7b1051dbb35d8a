import 'server-only'
import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { loadCalculator } from '@/lib/domain/calculator-pages/registry'
import { categoryOf, siteOf } from '@/lib/domain/categories/registry'
import { type Embed, embedKey, type Prose, proseEmbeds } from '@/lib/domain/content/prose'
import { type EmbedView, type EmbedViews, figureView, productView, topView } from '@/lib/domain/detail/embed-view'
import { findProduct, listProducts, today } from '@/lib/server/data/catalogue/catalogue'

async function viewOf(embed: Embed): Promise<EmbedView> {
  switch (embed.name) {
    case 'product': {
      const product = await findProduct(embed.category, embed.slug)
      const { category } = embed
      return product === null ? { kind: 'lost' } : productView(categoryOf(category), siteOf(category), product, today())
    }
    case 'figure': {
      const product = await findProduct(embed.category, embed.slug)
      return product === null
        ? { kind: 'lost' }
        : figureView(categoryOf(embed.category), product, embed.figure, today())
    }
    case 'top':
      return topView(categoryOf(embed.category), (await listProducts(embed.category)).products, embed.count, today())
    case 'calculator': {
      const calculator = await loadCalculator(embed.id)
      if (calculator === null) return { kind: 'lost' }
      return {
        kind: 'calculator',
        href: calculatorPath(embed.id),
        title: calculator.title,
        purpose: calculator.purpose,
      }
    }
  }
}

/**
 * What a text reads from the catalogue today, through the same lists as the pages: a provider elsewhere may have dropped
 * what the files still name. Throws ApiError where no list is known.
 */
export async function embedViews(text: Prose): Promise<EmbedViews> {
  const views = proseEmbeds(text).map(async (embed) => [embedKey(embed), await viewOf(embed)] as const)
  return new Map(await Promise.all(views))
}
