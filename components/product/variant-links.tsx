import type { Category, Variant } from '@/lib/domain/categories/category'
import { withSeal } from '@/lib/domain/personal/with-seal'

interface VariantLinksProps {
  readonly category: Category
  readonly here: Variant | null
  /** The seal that the links carry on; null: none. */
  readonly sealed: string | null
}

/** A variant's title without the words that the page's heading says: `Cashback credit cards` is `Cashback`. */
function shortTitle(category: Category, { title }: Variant): string {
  return title.replace(new RegExp(` ${category.title}$`, 'i'), '')
}

/** Links between a category's list and its variants; nothing for a category without any. */
export function VariantLinks({ category, here, sealed }: VariantLinksProps) {
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
              href={withSeal(link.href, sealed)}
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
