import type { Category, Variant } from '@/lib/domain/categories/category'

/** Links between a category's list and its variants; nothing for a category without any. */
export function VariantLinks({ category, here }: { readonly category: Category; readonly here: Variant | null }) {
  if (category.variants.length === 0) return null
  const links = [
    { slug: null, href: category.path, label: `All ${category.plural}` },
    ...category.variants.map((variant) => ({
      slug: variant.slug,
      href: `${category.path}/${variant.slug}`,
      label: variant.title,
    })),
  ]
  return (
    <nav aria-label={`Kinds of ${category.plural}`} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.href}>
            <a className="chip" href={link.href} aria-current={link.slug === (here?.slug ?? null) ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
