import type { KeptPlace } from '@/lib/domain/content/legal-text'

/** Something that is kept, as a visitor is told of it; not `translated`: in English, whatever the text around it is in. */
export interface RetentionEntry {
  readonly what: string
  readonly why: string
  readonly howLong: string
  readonly translated: boolean
}

interface RetentionListProps {
  readonly place: KeptPlace
  readonly kept: readonly RetentionEntry[]
}

/** Everything that is kept, why and for how long. */
export function RetentionList({ place, kept }: RetentionListProps) {
  return (
    <section className="mt-10" aria-labelledby="kept">
      <h2 id="kept">{place.title}</h2>
      <p className="mt-2 max-w-[68ch] text-muted">{place.lede}</p>
      <ul className="mt-4 grid gap-4 desktop:grid-cols-2">
        {kept.map(({ what, why, howLong, translated }) => (
          <li key={what} className="card p-5" lang={translated ? undefined : 'en'}>
            <b className="font-semibold">{what}</b>
            <p className="mt-2 text-muted">{why}</p>
            <p className="mt-2 text-14">{`${place.howLong}: ${howLong}`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
