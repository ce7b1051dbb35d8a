import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { JsonLd } from '@/app/(site)/_parts/json-ld'
import { AnswerPage } from '@/components/support/answer-page'
import { routes } from '@/lib/routing/routes'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { answerLd } from '@/lib/seo/support-ld'
import { allAnswers, findAnswer, relatedTo } from '@/lib/server/data/content/support'
import { siteOrigin } from '@/lib/server/data/site/site'

export const revalidate = 300

interface AnswerProps {
  readonly params: Promise<{ readonly category: string; readonly answer: string }>
}

export function generateStaticParams() {
  return allAnswers().map(({ category, slug }) => ({ category, answer: slug }))
}

async function answerOf({ params }: AnswerProps) {
  const { category, answer } = await params
  return findAnswer(category, answer) ?? notFound()
}

export async function generateMetadata(props: AnswerProps): Promise<Metadata> {
  const { category, slug, question, summary } = await answerOf(props)
  return pageMetadata({ path: routes.supportAnswer(category, slug), title: question, description: summary })
}

/** An answer of the support centre, those that only the provider has as well. The same for every visitor. */
export default async function SupportAnswerRoute(props: AnswerProps) {
  const answer = await answerOf(props)
  const path = routes.supportAnswer(answer.category, answer.slug)
  const crumbs = parentCrumbs(path)
  const here = { href: path, label: answer.question }
  return (
    <>
      <AnswerPage crumbs={crumbs} answer={answer} related={relatedTo(answer)} />
      <JsonLd data={[breadcrumbLd(siteOrigin(), crumbs, here), answerLd(answer)]} />
    </>
  )
}
