import type { WrittenPart } from '@/components/ui/written'
import { brand } from '@/lib/brand'
import type { AppStore } from '@/lib/domain/content/app-stores'
import { routes } from '@/lib/routing/routes'

/** What the page about the app says. */
export const downloadWords = {
  title: 'Get the app',
  lede: (stores: number) =>
    stores === 0
      ? `${brand.name} is not in the app stores yet. The site itself works on your phone as it is.`
      : `${brand.name} for your phone, with everything that the site does. It is free.`,
  stores: 'Choose your store',
  untilThen: 'Until then',
  byPhone: 'With your phone',
  /** Where the code leads. */
  pointAt: (stores: number) => `Point its camera at the code: it leads to ${stores === 0 ? 'the site' : 'the stores'}.`,
}

/** Whom a store is for, on the devices where its mark shows. */
export const storeWords: Readonly<Record<AppStore, string>> = {
  'App Store': 'For this device',
  'Google Play': 'For this device, if it has Google Play',
  AppGallery: 'For this device, if it is a Huawei',
}

/** What works as long as no store has the app. */
export const untilThen: readonly WrittenPart[] = [
  [
    'Open this site in the browser of your phone: every list, sum and comparison is there.',
    'To have it at hand like an app, add it to the home screen: in Safari under Share, in Chrome in the menu with the three dots.',
    'When the app comes, this page leads to it in Google Play, the App Store and AppGallery. Until then, an app of our name in a store is not ours.',
  ],
  `[What you can do here](${routes.features})`,
]
