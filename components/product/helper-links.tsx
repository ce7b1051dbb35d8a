import type { HelperLink } from '@/lib/domain/categories/site'

/** Pages of ours that help to choose; nothing where there is none. */
export function HelperLinks({ links }: { readonly links: readonly HelperLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="mt-2">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
