import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { CategoryPage } from '@/components/support/category-page'
import { supportCategories, supportCategory } from '@/lib/domain/content/support'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { answersOf } from '@/lib/server/data/content/support'

export const revalidate = 300
export const dynamicParams = false

interface CategoryProps {
  readonly params: Promise<{ readonly category: string }>
}

export function generateStaticParams() {
  return supportCategories.map(({ slug }) => ({ category: slug }))
}

async function categoryOf({ params }: CategoryProps) {
  return supportCategory((await params).category) ?? notFound()
}

export async function generateMetadata(props: CategoryProps): Promise<Metadata> {
  const { slug, title, lede } = await categoryOf(props)
  return pageMetadata({
    path: routes.supportCategory(slug),
    title: `${title}: questions and answers`,
    description: lede,
  })
}

/** The questions of a subject. The same for every visitor. */
export default async function SupportCategoryRoute(props: CategoryProps) {
  const category = await categoryOf(props)
  const path = routes.supportCategory(category.slug)
  return (
    <>
      <CategoryPage crumbs={parentCrumbs(path)} category={category} answers={answersOf(category)} />
      <PageLd path={path} title={category.title} />
    </>
  )
}
