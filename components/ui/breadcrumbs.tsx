interface BreadcrumbsProps {
  readonly links: readonly { readonly href: string; readonly label: string }[]
  readonly here: string
}

/** Where the page stands, from the home page down. */
export function Breadcrumbs({ links, here }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
