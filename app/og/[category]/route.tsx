import { overviewsOf } from '@/app/(site)/_parts/overviews'
import { colours, Figure, Heading, Picture } from '@/app/og/_parts/picture'
import { noPicture, pictureResponse } from '@/app/og/_parts/respond'
import { categoryNamed } from '@/lib/domain/categories/registry'
import { counted } from '@/lib/domain/values/words'
import { today } from '@/lib/server/data/catalogue/catalogue'

interface Context {
  readonly params: Promise<{ readonly category: string }>
}

/** The picture of a list: how many it compares and the best figure that is not out of date. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { category: id } = await params
  const category = categoryNamed(id)
  if (category === null) return noPicture()
  const [overview] = await overviewsOf([category])
  if (overview === undefined) return noPicture()
  const [best] = overview.best
  return pictureResponse(
    `${category.id} ${today()}`,
    <Picture note={overview.sample ? 'Sample catalogue' : null}>
      <Heading
        title={category.title}
        under={`${counted(overview.count, category.singular, category.plural)} compared, each figure with its source and date`}
      />
      {best === undefined ? null : (
        <Figure
          value={best.figure}
          unit={best.name}
          basis={`${overview.figureName}, for ${overview.scenarioText}`}
          colour={colours.ink}
        />
      )}
    </Picture>,
  )
}
