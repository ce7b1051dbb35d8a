interface ShareLinksProps {
  /** The absolute address of the page. */
  readonly address: string
  readonly title: string
}

/** Ways to send a page on: plain links, so nobody else learns that it was read before one is followed. */
export function ShareLinks({ address, title }: ShareLinksProps) {
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)]
  const ways = [
    { label: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { label: 'e-mail', href: `mailto:?subject=${text}&body=${url}` },
  ]
  return (
    <nav className="no-print mt-8" aria-label="Share">
      <ul className="tags">
        {ways.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{`Share by ${label}`}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
