'use client'
import { useEffect, useState } from 'react'
import { brand } from '@/lib/brand'

/** `category/slug`, as the pages of products put it in the address; anything else is not repeated in the letter. */
const productPattern = /^[a-z][a-z-]*\/[a-z0-9][a-z0-9-]*$/

/** The letter's address. With a product's `category/slug` the letter names it. */
export function reportAddress(product: string | null): string {
  const named = product !== null && productPattern.test(product) ? product : null
  const lines = [
    `Product: ${named ?? ''}`,
    'The figure that is wrong: ',
    'What it should be: ',
    'Where you saw that (a link or a document): ',
    'On which day: ',
  ]
  const subject = named === null ? 'A wrong figure' : `A wrong figure: ${named}`
  return `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}

/** A link that opens a letter to us. Without script the letter has the questions; with it, also the product. */
export function ReportLinkIsland() {
  const [href, setHref] = useState(reportAddress(null))
  useEffect(() => setHref(reportAddress(new URLSearchParams(window.location.search).get('product'))), [])
  return (
    <a className="btn" href={href}>
      Write to {brand.supportEmail}
    </a>
  )
}
