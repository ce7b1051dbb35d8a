import 'server-only'
import { type AppStore, appStores } from '@/lib/domain/content/app-stores'
import type { NavLink } from '@/lib/routing/navigation'
import { env } from '@/lib/server/env'

/** Where the app is in each store; null for one that it is not in. */
export function appAddresses(): Readonly<Record<AppStore, string | null>> {
  const { APP_GOOGLE_PLAY_URL, APP_STORE_URL, APP_GALLERY_URL } = env()
  return { 'Google Play': APP_GOOGLE_PLAY_URL, 'App Store': APP_STORE_URL, AppGallery: APP_GALLERY_URL }
}

/** The stores that the app is in. */
export function storesWithApp(): readonly AppStore[] {
  const addresses = appAddresses()
  return appStores.filter((store) => addresses[store] !== null)
}

/** Our pages at social networks, by the names of the networks. */
export function socialLinks(): readonly NavLink[] {
  const { SOCIAL_FACEBOOK_URL, SOCIAL_INSTAGRAM_URL, SOCIAL_X_URL, SOCIAL_TIKTOK_URL, SOCIAL_YOUTUBE_URL } = env()
  return [
    { label: 'Facebook', href: SOCIAL_FACEBOOK_URL },
    { label: 'Instagram', href: SOCIAL_INSTAGRAM_URL },
    { label: 'X', href: SOCIAL_X_URL },
    { label: 'TikTok', href: SOCIAL_TIKTOK_URL },
    { label: 'YouTube', href: SOCIAL_YOUTUBE_URL },
  ]
}
