import { Heading, Picture } from '@/app/og/_parts/picture'
import { noPicture, pictureResponse } from '@/app/og/_parts/respond'
import { articleTags, readingMinutes } from '@/lib/domain/content/article'
import { formatDate } from '@/lib/domain/values/iso-date'
import { findArticle } from '@/lib/server/data/content/articles'

interface Context {
  readonly params: Promise<{ readonly slug: string }>
}

/** The picture of an article: its title, its subject and the day it was last gone through. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const article = findArticle((await params).slug)
  if (article === null) return noPicture()
  const subjects = article.tags.map((tag) => articleTags[tag]).join(', ')
  return pictureResponse(
    `blog/${article.slug} ${article.updated}`,
    <Picture note={`${readingMinutes(article.text)} minutes to read`}>
      <Heading title={article.title} under={`${subjects}. Checked on ${formatDate(article.updated)}`} />
    </Picture>,
  )
}
