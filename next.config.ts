import type { NextConfig } from 'next'

/** Figures about a visitor, sealed: the address tells nobody where the visitor goes next, and nobody keeps the page. */
const sealed = {
  has: [{ type: 'query' as const, key: 'sealed' }],
  headers: [
    { key: 'Referrer-Policy', value: 'no-referrer' },
    { key: 'Cache-Control', value: 'private, no-store' },
    { key: 'X-Robots-Tag', value: 'noindex' },
  ],
}

/** Made for one visitor: nobody keeps the page, and where it leads is told to this site alone. */
const personal = {
  headers: [
    { key: 'Referrer-Policy', value: 'same-origin' },
    { key: 'Cache-Control', value: 'private, no-store' },
    { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  ],
}

// What every answer carries is in lib/front/security-headers.ts.
const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // The front compresses: once what is stored, and lightly what is not.
  compress: false,
  // Metadata belongs into the head. For browsers the framework would else send it later, for a script to move.
  htmlLimitedBots: /.*/,
  // node:sqlite and pg are opened by the running server only; the build must not bundle or open them.
  serverExternalPackages: ['pg'],
  // Types are a step of `npm test`; checking them again here would only make every start slower.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // How long a page may be sent as it is while it is made again; an older one waits, here and in proxies. Offers end at midnight.
  expireTime: 360,
  // Several servers may run of one build: one that reads a page while another writes it would send it empty.
  experimental: {
    isrFlushToDisk: false,
    // A route's code loads with its first visitor, who waits some milliseconds more; a start waits for none of it (docs/adr/0096).
    preloadEntriesOnStart: false,
  },
  headers: async () => [
    { source: '/:path+', ...sealed },
    { source: '/sign-in', ...personal },
    { source: '/sign-in/:path*', ...personal },
    { source: '/account-settings', ...personal },
    { source: '/account-settings/:path*', ...personal },
    // Its link carries a hash; without this every change of a list's address would ask for it again.
    { source: '/icon.svg', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
  ],
}

export default config
