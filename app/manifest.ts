import type { MetadataRoute } from 'next'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routing/routes'

/** How the site presents itself when it is put on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${brand.name}: ${brand.tagline.toLowerCase()}`,
    short_name: brand.name,
    lang: 'en-MY',
    start_url: routes.home,
    display: 'browser',
    background_color: '#FBFAF7',
    theme_color: '#FBFAF7',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
