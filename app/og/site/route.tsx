import { Heading, Picture } from '@/app/og/_parts/picture'
import { pictureResponse } from '@/app/og/_parts/respond'
import { brand } from '@/lib/brand'

export const dynamic = 'force-dynamic'

/** The picture of every page that has none of its own. */
export function GET(): Promise<Response> {
  return pictureResponse(
    'site',
    <Picture note={null}>
      <Heading
        title={brand.tagline}
        under="Savings, current accounts, fixed deposits, credit cards and personal loans in Malaysia"
      />
    </Picture>,
  )
}
