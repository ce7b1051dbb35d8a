import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import '@/styles/pages.css'

interface TextPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly title: string
  readonly lede: string
  readonly children: ReactNode
}

/** A page of text: where it stands, its title, one sentence on what it answers, and the text at a readable measure. */
export function TextPage({ crumbs, title, lede, children }: TextPageProps) {
  return (
    <div className="wrap">
      <Breadcrumbs links={crumbs} here={title} />
      <h1 className="mt-2">{title}</h1>
      <p className="mt-3 max-w-[62ch] text-18 text-muted">{lede}</p>

      {children}
    </div>
  )
}
