import type { Metadata } from 'next'
import { blogMetadata, blogPage, builtPages } from '@/app/(site)/blog/_parts/blog-route'

export const revalidate = 300
export const dynamicParams = false

interface PageProps {
  readonly params: Promise<{ readonly page: string }>
}

export function generateStaticParams() {
  return builtPages().map((page) => ({ page: String(page) }))
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return blogMetadata(Number((await params).page))
}

/** Older articles. The first page is the blog itself. */
export default async function BlogPageRoute({ params }: PageProps) {
  return blogPage(Number((await params).page))
}
