import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JsonLd } from '@/app/(site)/_parts/json-ld'
import { articleCrumbs } from '@/app/(site)/blog/_parts/blog-route'
import { ArticlePage } from '@/components/article/article-page'
import { articleUpdatedAt, relatedArticles } from '@/lib/domain/content/article'
import { routes } from '@/lib/routing/routes'
import { articleLd } from '@/lib/seo/article-ld'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { absolute } from '@/lib/seo/site-url'
import { findArticle, plannedArticles, shownArticles } from '@/lib/server/data/content/articles'
import { embedViews } from '@/lib/server/data/content/embeds'
import { siteOrigin } from '@/lib/server/data/site/site'

export const revalidate = 300

/** How many other articles a page offers. */
const relatedShown = 3

interface ArticleProps {
  readonly params: Promise<{ readonly slug: string }>
}

export function generateStaticParams() {
  return plannedArticles().map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: ArticleProps): Promise<Metadata> {
  const article = findArticle((await params).slug) ?? notFound()
  const meta = pageMetadata({
    path: routes.article(article.slug),
    title: article.title,
    description: article.summary,
    picture: { url: `/og/blog/${article.slug}`, alt: article.title },
  })
  return {
    ...meta,
    openGraph: {
      ...meta.openGraph,
      type: 'article',
      publishedTime: new Date(article.publishedAt).toISOString(),
      modifiedTime: new Date(articleUpdatedAt(article)).toISOString(),
    },
  }
}

/** An article, those that only the provider has as well; before its moment there is none. */
export default async function ArticleRoute({ params }: ArticleProps) {
  const article = findArticle((await params).slug) ?? notFound()
  const here = { href: routes.article(article.slug), label: article.title }
  return (
    <ArticlePage
      article={article}
      crumbs={articleCrumbs}
      address={absolute(siteOrigin(), here.href)}
      related={relatedArticles(article, shownArticles(), relatedShown)}
      views={await embedViews(article.text)}
      structuredData={
        <JsonLd data={[articleLd(siteOrigin(), article), breadcrumbLd(siteOrigin(), articleCrumbs, here)]} />
      }
    />
  )
}
