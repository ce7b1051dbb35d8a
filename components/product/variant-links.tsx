import type { Category, Variant } from '@/lib/domain/categories/category'
import { withQuery } from '@/lib/domain/values/query-params'

interface VariantLinksProps {
  readonly category: Category
  readonly here: Variant | null
  /** What of the case is not the usual one, with what the visitor has now, for the links to carry on. */
  readonly query: string
}

/** A variant's title without the words that the page's heading says: `Cashback credit cards` is `Cashback`. */
function shortTitle(category: Category, { title }: Variant): string {
  return title.replace(new RegExp(` ${category.title}$`, 'i'), '')
}

/** Links between a category's list and its variants; nothing for a category without any. */
export function VariantLinks({ category, here, query }: VariantLinksProps) {
  if (category.variants.length === 0) return null
  const links = [
    { slug: null, href: category.path, label: 'All' },
    ...category.variants.map((variant) => ({
      slug: variant.slug,
      href: `${category.path}/${variant.slug}`,
      label: shortTitle(category, variant),
    })),
  ]
  return (
    <nav aria-label={`Kinds of ${category.plural}`} className="kinds">
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a
              className="chip"
              href={withQuery(link.href, query)}
              aria-current={link.slug === (here?.slug ?? null) ? 'page' : undefined}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
