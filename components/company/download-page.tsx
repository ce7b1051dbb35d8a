import { PhoneCode } from '@/components/ui/phone-code'
import { TextPage } from '@/components/ui/text-page'
import { brand } from '@/lib/brand'
import { type AppStore, appStores } from '@/lib/domain/content/app-stores'
import { routes } from '@/lib/routing/routes'

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
    <TextPage crumbs={crumbs} title="Get the app" lede={ledeFor(badges.length)}>
      <div className="mt-8 grid items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_300px]">
        {badges.length === 0 ? <NotYet /> : <Badges badges={badges} />}
        <ByPhone
          address={badges.length === 0 ? origin : origin + routes.download}
          leadsTo={badges.length === 0 ? 'the site' : 'the stores'}
        />
      </div>
    </TextPage>
  )
}

function ledeFor(stores: number): string {
  if (stores === 0) return `${brand.name} is not in the app stores yet. The site itself works on your phone as it is.`
  return `${brand.name} for your phone, with everything that the site does. It is free.`
}

/** A phone of one maker has one store: styles tell which, since no script runs here and the document is the same for all. */
const markOf: Readonly<Record<AppStore, string>> = {
  'App Store': 'hidden text-14 text-muted supports-[-webkit-touch-callout:none]:block',
  'Google Play': 'hidden text-14 text-muted pointer-coarse:block supports-[-webkit-touch-callout:none]:hidden',
  AppGallery: 'hidden text-14 text-muted pointer-coarse:block supports-[-webkit-touch-callout:none]:hidden',
}
const whom: Readonly<Record<AppStore, string>> = {
  'App Store': 'For this device',
  'Google Play': 'For this device, if it has Google Play',
  AppGallery: 'For this device, if it is a Huawei',
}

function Badges({ badges }: { readonly badges: readonly { readonly store: AppStore; readonly href: string }[] }) {
  return (
    <section aria-labelledby="stores">
      <h2 id="stores">Choose your store</h2>
      <ul className="mt-4 grid gap-4">
        {badges.map(({ store, href }) => (
          <li key={store}>
            <a className="btn quiet" href={href}>
              {store}
            </a>
            <p className={markOf[store]}>{whom[store]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NotYet() {
  return (
    <section className="prose" aria-labelledby="until-then">
      <h2 id="until-then">Until then</h2>
      <ul>
        <li>Open this site in the browser of your phone: every list, sum and comparison is there.</li>
        <li>
          To have it at hand like an app, add it to the home screen: in Safari under Share, in Chrome in the menu with
          the three dots.
        </li>
        <li>
          When the app comes, this page leads to it in Google Play, the App Store and AppGallery. Until then, an app of
          our name in a store is not ours.
        </li>
      </ul>
      <p>
        <a href={routes.features}>What you can do here</a>
      </p>
    </section>
  )
}

/** Beside a screen that is not a phone's own. */
function ByPhone({ address, leadsTo }: { readonly address: string; readonly leadsTo: string }) {
  return (
    <section className="card hidden p-6 desktop:block" aria-labelledby="by-phone">
      <h2 id="by-phone">With your phone</h2>
      <p className="mt-2 text-muted">{`Point its camera at the code: it leads to ${leadsTo}.`}</p>
      <PhoneCode address={address} className="mx-auto mt-4" />
    </section>
  )
}
