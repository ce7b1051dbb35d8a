import { PhoneCode } from '@/components/ui/phone-code'
import { TextPage } from '@/components/ui/text-page'
import { Written } from '@/components/ui/written'
import { type AppStore, appStores } from '@/lib/domain/content/app-stores'
import { routes } from '@/lib/routing/routes'
import { downloadWords, storeWords, untilThen } from './download-words'

interface DownloadPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  /** Where the app is in each store; null for one that it is not in. */
  readonly addresses: Readonly<Record<AppStore, string | null>>
  /** The address that visitors know the site by. */
  readonly origin: string
}

/** The way to the app: a badge for each store that has it and, beside a computer, a code for the phone's camera. */
export function DownloadPage({ crumbs, addresses, origin }: DownloadPageProps) {
  const badges = appStores.flatMap((store) => {
    const href = addresses[store]
    return href === null ? [] : [{ store, href }]
  })
  return (
    <TextPage crumbs={crumbs} title={downloadWords.title} lede={downloadWords.lede(badges.length)}>
      <div className="mt-8 grid items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_300px]">
        {badges.length === 0 ? <NotYet /> : <Badges badges={badges} />}
        <ByPhone address={badges.length === 0 ? origin : origin + routes.download} stores={badges.length} />
      </div>
    </TextPage>
  )
}

/** A phone of one maker has one store: styles tell which, since no script runs here and the document is the same for all. */
const markOf: Readonly<Record<AppStore, string>> = {
  'App Store': 'hidden text-14 text-muted supports-[-webkit-touch-callout:none]:block',
  'Google Play': 'hidden text-14 text-muted pointer-coarse:block supports-[-webkit-touch-callout:none]:hidden',
  AppGallery: 'hidden text-14 text-muted pointer-coarse:block supports-[-webkit-touch-callout:none]:hidden',
}
function Badges({ badges }: { readonly badges: readonly { readonly store: AppStore; readonly href: string }[] }) {
  return (
    <section aria-labelledby="stores">
      <h2 id="stores">{downloadWords.stores}</h2>
      <ul className="mt-4 grid gap-4">
        {badges.map(({ store, href }) => (
          <li key={store}>
            <a className="btn quiet" href={href}>
              {store}
            </a>
            <p className={markOf[store]}>{storeWords[store]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NotYet() {
  return (
    <section className="prose" aria-labelledby="until-then">
      <h2 id="until-then">{downloadWords.untilThen}</h2>
      <Written text={untilThen} />
    </section>
  )
}

/** Beside a screen that is not a phone's own. */
function ByPhone({ address, stores }: { readonly address: string; readonly stores: number }) {
  return (
    <section className="card hidden p-6 desktop:block" aria-labelledby="by-phone">
      <h2 id="by-phone">{downloadWords.byPhone}</h2>
      <p className="mt-2 text-muted">{downloadWords.pointAt(stores)}</p>
      <PhoneCode address={address} className="mx-auto mt-4" />
    </section>
  )
}
