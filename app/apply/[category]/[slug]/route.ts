import type { NextRequest } from 'next/server'
import { leave } from '@/app/apply/_parts/leave'
import { missingPage } from '@/app/apply/_parts/missing-page'
import { isCategoryId } from '@/lib/domain/categories/load'
import { applyTarget } from '@/lib/server/data/catalogue/catalogue'

interface ApplyContext {
  readonly params: Promise<{ readonly category: string; readonly slug: string }>
}

/** The way out to a product's issuer. */
export async function GET(request: NextRequest, { params }: ApplyContext): Promise<Response> {
  const { category: id, slug } = await params
  const category = isCategoryId(id) ? id : null
  const target = category === null ? null : await applyTarget(category, slug)
  if (category === null || target === null) {
    return missingPage({
      title: 'This product is not listed',
      text: 'The link may be old, or the product may have been withdrawn.',
      back: null,
    })
  }
  return leave(request, target, { category, slug })
}
