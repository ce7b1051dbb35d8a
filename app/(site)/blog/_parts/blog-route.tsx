import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JsonLd } from '@/app/(site)/_parts/json-ld'
import { BlogPage } from '@/components/article/blog-page'
import {
  type Article,
  type ArticleTag,
  articlePages,
  articlesPerPage,
  articleTagIds,
  articleTags,
} from '@/lib/domain/content/article'
import { routes } from '@/lib/routing/routes'
import { type BlogFeedForm, blogFeedLinks, blogFeedText } from '@/lib/seo/blog-feed'
import { feedTypes } from '@/lib/seo/feed-forms'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import type { IndexPage } from '@/lib/seo/sitemap'
import { plannedArticles, shownArticles } from '@/lib/server/data/content/articles'
import { siteOrigin } from '@/lib/server/data/site/site'

const home = { href: routes.home, label: 'Home' }
const blog = { href: routes.blog, label: 'Blog' }

/** The pages above an article. */
export const articleCrumbs = [home, blog]

function usedTags(articles: readonly Article[]): readonly ArticleTag[] {
  return articleTagIds.filter((tag) => articles.some(({ tags }) => tags.includes(tag)))
}

/** The tags that have an article, shown or planned: their pages are built. */
export function builtTags(): readonly ArticleTag[] {
  return usedTags(plannedArticles())
}

/** The numbers of the pages beyond the first that the articles, shown and planned, may need. */
export function builtPages(): readonly number[] {
  return Array.from({ length: articlePages(plannedArticles().length) - 1 }, (_, index) => index + 2)
}

/** Metadata of a page of the list, from 1. */
export function blogMetadata(page: number): Metadata {
  const meta = pageMetadata({
    path: routes.blogPage(page),
    title: page === 1 ? 'Blog: money in Malaysia in plain words' : `Blog, page ${page}`,
    description:
      'Loans, cards, deposits, insurance, homes and scams in Malaysia, explained with sums that you can check and sources that you can read.',
  })
  return { ...meta, alternates: { ...meta.alternates, types: blogFeedLinks } }
}

/** Metadata of the list of a tag. */
export function tagMetadata(tag: ArticleTag): Metadata {
  const meta = pageMetadata({
    path: routes.blogTag(tag),
    title: `${articleTags[tag]}: articles`,
    description: `Articles on ${articleTags[tag].toLowerCase()} in Malaysia, the newest first, each with its sources and the day it was last checked.`,
  })
  return { ...meta, alternates: { ...meta.alternates, types: blogFeedLinks } }
}

/** A page of the list, from 1; none beyond what is shown now. */
export function blogPage(page: number): React.JSX.Element {
  const shown = shownArticles()
  const pages = articlePages(shown.length)
  if (page > pages) notFound()
  const here = page === 1 ? blog : { href: routes.blogPage(page), label: `Page ${page}` }
  const crumbs = page === 1 ? [home] : [home, blog]
  return (
    <BlogPage
      crumbs={crumbs}
      here={here.label}
      title={page === 1 ? 'Money in Malaysia, in plain words' : `Blog, page ${page}`}
      articles={shown.slice((page - 1) * articlesPerPage, page * articlesPerPage)}
      tags={usedTags(shown)}
      tag={null}
      paging={{ page, pages }}
      structuredData={<JsonLd data={[breadcrumbLd(siteOrigin(), crumbs, here)]} />}
    />
  )
}

/** The articles of a tag; none before the first of them is shown. */
export function tagPage(tag: ArticleTag): React.JSX.Element {
  const shown = shownArticles()
  const articles = shown.filter(({ tags }) => tags.includes(tag))
  if (articles.length === 0) notFound()
  const here = { href: routes.blogTag(tag), label: articleTags[tag] }
  return (
    <BlogPage
      crumbs={articleCrumbs}
      here={here.label}
      title={articleTags[tag]}
      articles={articles}
      tags={usedTags(shown)}
      tag={tag}
      paging={{ page: 1, pages: 1 }}
      structuredData={<JsonLd data={[breadcrumbLd(siteOrigin(), articleCrumbs, here)]} />}
    />
  )
}

/** The blog, its tags and its articles for search engines, each with the day of its last change. */
export function blogPages(): readonly IndexPage[] {
  const shown = shownArticles()
  const of = (path: string, articles: readonly Article[]): readonly IndexPage[] => {
    const newest = articles
      .map(({ updated }) => updated)
      .sort()
      .at(-1)
    return newest === undefined ? [] : [{ path, writtenOn: newest }]
  }
  return [
    ...of(routes.blog, shown),
    ...usedTags(shown).flatMap((tag) =>
      of(
        routes.blogTag(tag),
        shown.filter(({ tags }) => tags.includes(tag)),
      ),
    ),
    ...shown.flatMap((article) => of(routes.article(article.slug), [article])),
  ]
}

/** The feed of the blog in one of its forms. */
export function blogFeedAnswer(form: BlogFeedForm): Response {
  return new Response(blogFeedText(form, siteOrigin(), shownArticles()), {
    headers: { 'content-type': `${feedTypes[form]}; charset=utf-8` },
  })
}
