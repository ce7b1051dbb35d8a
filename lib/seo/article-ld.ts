import type { BlogPosting, WithContext } from 'schema-dts'
import { brand } from '@/lib/brand'
import { type Article, articleAuthors, articleUpdatedAt } from '@/lib/domain/content/article'
import { routes } from '@/lib/routing/routes'
import { absolute } from './site-url'

/** An article for search engines. */
export function articleLd(origin: string, article: Article): WithContext<BlogPosting> {
  const url = absolute(origin, routes.article(article.slug))
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    image: absolute(origin, `/og/blog/${article.slug}`),
    datePublished: new Date(article.publishedAt).toISOString(),
    dateModified: new Date(articleUpdatedAt(article)).toISOString(),
    author: { '@type': 'Organization', name: `${brand.name} ${articleAuthors[article.author]}` },
    mainEntityOfPage: url,
  }
}
