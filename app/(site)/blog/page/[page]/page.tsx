import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { blogMetadata, blogPage, builtPages } from '@/app/(site)/blog/_parts/blog-route'

export const revalidate = 300

interface PageProps {
  readonly params: Promise<{ readonly page: string }>
}

export function generateStaticParams() {
  return builtPages().map((page) => ({ page: String(page) }))
}

/** A number of a page beyond the first, as an address writes it. */
const number = /^(?:[2-9]|[1-9]\d{1,2})$/

async function pageOf({ params }: PageProps): Promise<number> {
  const { page } = await params
  return number.test(page) ? Number(page) : notFound()
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return blogMetadata(await pageOf(props))
}

/** Older articles. The first page is the blog itself. */
export default async function BlogPageRoute(props: PageProps) {
  return blogPage(await pageOf(props))
}
