import type { NavLink } from '@/lib/routing/navigation'

/** Links as a plain list. They carry no classes: a page prints some ninety of them, so their place decides their looks. */
export function Links({ links }: { readonly links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
