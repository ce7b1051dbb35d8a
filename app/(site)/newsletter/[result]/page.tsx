import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NewsletterResultPage, newsletterWords } from '@/components/newsletter/newsletter-result'
import { type NewsletterResult, newsletterResultPath, newsletterResults } from '@/lib/forms/newsletter-results'
import { pageMetadata } from '@/lib/seo/metadata'

interface ResultProps {
  readonly params: Promise<{ readonly result: string }>
}

export const dynamicParams = false

export function generateStaticParams(): { result: NewsletterResult }[] {
  return newsletterResults.map((result) => ({ result }))
}

async function resultOf({ params }: ResultProps): Promise<NewsletterResult> {
  const { result } = await params
  return newsletterResults.find((known) => known === result) ?? notFound()
}

export async function generateMetadata(props: ResultProps): Promise<Metadata> {
  const result = await resultOf(props)
  const { title, lede } = newsletterWords[result]
  return {
    ...pageMetadata({ path: newsletterResultPath(result), title, description: lede }),
    robots: { index: false, follow: true },
  }
}

export default async function NewsletterPage(props: ResultProps) {
  return <NewsletterResultPage result={await resultOf(props)} />
}
