import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { CoverDrawing } from '@/components/ui/cover-drawing'
import { type ArticleCard, type ArticleTag, publishedOn } from '@/lib/domain/content/article'
import { formatDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { TagLinks } from './tag-links'
import '@/styles/article.css'

interface BlogPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly here: string
  readonly title: string
  /** Those of this page, the newest first. */
  readonly articles: readonly ArticleCard[]
  /** The subjects that there are. */
  readonly tags: readonly ArticleTag[]
  /** The subject of this page; null: all of them. */
  readonly tag: ArticleTag | null
  readonly paging: { readonly page: number; readonly pages: number }
  readonly structuredData: ReactNode
}

/** Articles as a list, with the subjects, the other pages and the feeds. */
export function BlogPage({ crumbs, here, title, articles, tags, tag, paging, structuredData }: BlogPageProps) {
  return (
    <div className="wrap pb-16">
      <Breadcrumbs links={crumbs} here={here} />
      <h1 className="mt-2">{title}</h1>
      <p className="mt-3 max-w-[62ch] text-18 text-muted">
        What a rule or a figure means for you, with the calculation shown and every source named. Figures of products
        are read from our lists on the day you read.
      </p>
      <nav className="mt-4" aria-label="Subjects">
        <TagLinks tags={tags} here={tag} />
      </nav>
      {articles.length === 0 ? (
        <p className="mt-8">No article has been published yet.</p>
      ) : (
        <ul className="mt-6 grid gap-5 tablet:grid-cols-2">
          {articles.map((article, at) => (
            <Card key={article.slug} article={article} leads={at === 0 && tag === null && paging.page === 1} />
          ))}
        </ul>
      )}
      <Pages {...paging} />
      <p className="mt-8 text-14 text-muted">
        Follow the blog without an account: <a href={routes.blogFeed('rss')}>RSS</a> or{' '}
        <a href={routes.blogFeed('atom')}>Atom</a>.
      </p>
      {structuredData}
    </div>
  )
}

interface CardProps {
  readonly article: ArticleCard
  /** The newest on the first page: as wide as the list, with its drawing beside it. */
  readonly leads: boolean
}

function Card({ article, leads }: CardProps) {
  return (
    <li className={leads ? 'blog-lead card p-6' : 'card p-6'}>
      <CoverDrawing cover={article.cover} label={null} />
      <div>
        <h2 className={leads ? 'mt-3 text-28' : 'mt-3 text-22'}>
          <a className="text-ink" href={routes.article(article.slug)}>
            {article.title}
          </a>
        </h2>
        <p className="mt-2 text-muted">{article.summary}</p>
        <p className="mt-2 text-14 text-muted">{formatDate(publishedOn(article))}</p>
      </div>
    </li>
  )
}

function Pages({ page, pages }: BlogPageProps['paging']) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap gap-2">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          className={number === page ? 'btn' : 'btn quiet'}
          href={routes.blogPage(number)}
          aria-current={number === page ? 'page' : undefined}
        >
          <span className="sr-only">Page </span>
          {number}
        </a>
      ))}
    </nav>
  )
}
