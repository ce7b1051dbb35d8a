import { Heading, Picture } from '@/app/og/_parts/picture'
import { noPicture, pictureResponse } from '@/app/og/_parts/respond'
import { findCampaign } from '@/lib/server/data/content/campaigns'

interface Context {
  readonly params: Promise<{ readonly slug: string }>
}

/** The picture of a campaign that has a page now. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const shown = findCampaign((await params).slug)
  if (shown === null) return noPicture()
  const { campaign, state } = shown
  const { slug, title, offer, sample, updatedOn } = campaign
  const note = state === 'ended' ? 'This has ended' : sample ? 'Sample, invented issuers' : null
  return pictureResponse(
    `campaign/${slug} ${updatedOn} ${state}`,
    <Picture note={note}>
      <Heading title={title} under={offer} />
    </Picture>,
  )
}
