import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { CoverDrawing } from '@/components/ui/cover-drawing'
import { embedDrawer } from '@/components/ui/embed-part'
import { ProseText } from '@/components/ui/prose-text'
import { ShareLinks } from '@/components/ui/share-links'
import { brand } from '@/lib/brand'
import {
  type Article,
  type ArticleCard,
  articleAuthors,
  publishedOn,
  readingMinutes,
} from '@/lib/domain/content/article'
import { proseHeadings } from '@/lib/domain/content/prose'
import type { EmbedViews } from '@/lib/domain/detail/embed-view'
import { formatDate } from '@/lib/domain/values/iso-date'
import { counted } from '@/lib/domain/values/words'
import { routes } from '@/lib/routing/routes'
import { TagLinks } from './tag-links'
import '@/styles/article.css'

interface ArticlePageProps {
  readonly article: Article
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  /** The absolute address of this page. */
  readonly address: string
  readonly related: readonly ArticleCard[]
  /** What the text reads from the catalogue. */
  readonly views: EmbedViews
  readonly structuredData: ReactNode
}

/** An article: who wrote it and when, its parts, its text, where to go on, and where its facts were read. */
export function ArticlePage({ article, crumbs, address, related, views, structuredData }: ArticlePageProps) {
  return (
    <article className="wrap article pb-16">
      <Breadcrumbs links={crumbs} here={article.title} />
      <CoverDrawing cover={article.cover} label={article.coverAlt} />
      <h1 className="mt-2 max-w-[28ch]">{article.title}</h1>
      <p className="mt-3 max-w-[62ch] text-18 text-muted">{article.summary}</p>
      <Byline article={article} />
      <Contents article={article} />
      <div>
        <div className="prose mt-8" data-below="">
          <ProseText text={article.text} drawEmbed={embedDrawer(views)} />
        </div>
        <GoOn title="Calculate and compare" links={article.pages} />
        <GoOn
          title="Read next"
          links={related.map(({ slug, title }) => ({ href: routes.article(slug), label: title }))}
        />
        <Sources article={article} />
        <ShareLinks address={address} title={article.title} />
        <TagLinks tags={article.tags} here={null} />
      </div>
      {structuredData}
    </article>
  )
}

function Byline({ article }: { readonly article: Article }) {
  const published = publishedOn(article)
  return (
    <p className="mt-3 text-14 text-muted">
      {`By ${brand.name} ${articleAuthors[article.author]}. `}
      <time dateTime={published}>{formatDate(published)}</time>
      {', last checked '}
      <time dateTime={article.updated}>{formatDate(article.updated)}</time>
      {`. ${counted(readingMinutes(article.text), 'minute', 'minutes')} to read. Information, not advice.`}
    </p>
  )
}

function Contents({ article }: { readonly article: Article }) {
  return (
    <nav className="contents-list no-print mt-6" aria-label="Contents">
      <ol className="list-decimal pl-6">
        {proseHeadings(article.text).map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface GoOnProps {
  readonly title: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

function GoOn({ title, links }: GoOnProps) {
  if (links.length === 0) return null
  return (
    <nav className="no-print prose mt-8" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Sources({ article }: { readonly article: Article }) {
  return (
    <section className="prose mt-8 text-14">
      <h2>Sources</h2>
      <ul>
        {article.sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <p className="text-muted">Where we write “usually”, it is general knowledge, not a published rule.</p>
    </section>
  )
}
