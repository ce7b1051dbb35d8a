import type { Category } from '@/lib/domain/categories/category'
import '@/styles/compare.css'

/** The comparison before anything is chosen, or when what was chosen is gone. */
export function NothingToCompare({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <div className="wrap py-12">
      <h1>Nothing to compare yet</h1>
      <p className="mt-3 max-w-[62ch] text-18 text-muted">
        Tick two to four products in a list, then choose “Compare”. If you followed a link, the products in it are no
        longer listed.
      </p>
      <ul className="mt-6 flex flex-wrap gap-3">
        {categories.map((category) => (
          <li key={category.id}>
            <a className="btn quiet" href={category.path}>
              {category.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
