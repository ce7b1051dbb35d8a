import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { builtTags, tagMetadata, tagPage } from '@/app/(site)/blog/_parts/blog-route'
import { type ArticleTag, isArticleTag } from '@/lib/domain/content/article'

export const revalidate = 300

interface TagProps {
  readonly params: Promise<{ readonly tag: string }>
}

export function generateStaticParams() {
  return builtTags().map((tag) => ({ tag }))
}

async function tagOf({ params }: TagProps): Promise<ArticleTag> {
  const { tag } = await params
  return isArticleTag(tag) ? tag : notFound()
}

export async function generateMetadata(props: TagProps): Promise<Metadata> {
  return tagMetadata(await tagOf(props))
}

/** The articles on one subject. */
export default async function BlogTag(props: TagProps) {
  return tagPage(await tagOf(props))
}
