import type { MetadataRoute } from 'next'
import { absolute } from '@/lib/seo/site-url'
import { siteOrigin } from '@/lib/server/data/site/site'

export const revalidate = 300

/**
 * What crawlers may fetch. Lists with filters stay open to them: their answer says that they are not to be indexed, and
 * a crawler has to read it.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/docs'],
      disallow: ['/apply/', '/api/', '/calendar/', '/compare-csv', '/follow', '/share/'],
    },
    sitemap: absolute(siteOrigin(), '/sitemap.xml'),
  }
}
