import type { NextRequest } from 'next/server'
import { loadShared } from '@/app/(site)/_parts/load-shared'
import { colourOf, Figure, Heading, Picture } from '@/app/og/_parts/picture'
import { noPicture, sharedPictureResponse } from '@/app/og/_parts/respond'

interface Context {
  readonly params: Promise<{ readonly place: readonly string[] }>
}

/** The picture of a result by its address: a product, a comparison or a calculator on the figures of the query. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const shared = await loadShared(`/${(await params).place.join('/')}`, request.nextUrl.searchParams)
  if (shared === null) return noPicture()
  const { path, said, heading, under, figure, sample, standing } = shared
  return sharedPictureResponse(
    `${path} ${said}`,
    <Picture note={sample ? 'Sample, invented issuers' : null}>
      <Heading title={heading} under={under} />
      <Figure value={figure.value} unit={figure.unit} basis={figure.basis} colour={colourOf(figure)} />
    </Picture>,
    standing,
  )
}
