import path from 'node:path'
import type { NextConfig } from 'next'
import { twinHeader } from './lib/twin-header.ts'

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
]

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  cacheHandler: path.resolve('lib/csp/cache-handler.ts'),
  // node:sqlite and pg are opened by the running server only; the build must not bundle or open them.
  serverExternalPackages: ['pg'],
  // Types are a step of `npm test`; checking them again here would only make every start slower.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: { inlineCss: true, proxyClientMaxBodySize: '100kb' },
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/:path*',
        has: [{ type: 'header', key: twinHeader, value: '(?<twin>.*)' }],
        destination: '/:twin*',
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
  headers: async () => [
    { source: '/(.*)', headers: securityHeaders },
    // The one document that this site frames: the chat's, apart from everything else by its own policy.
    {
      source: '/live-chat/:provider',
      headers: [
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: 'X-Robots-Tag', value: 'noindex' },
      ],
    },
    // Figures about a visitor, sealed: the address tells nobody where the visitor goes next, and nobody keeps the page.
    {
      source: '/financial-hub/:calculator',
      has: [{ type: 'query', key: 'sealed' }],
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'Cache-Control', value: 'private, no-store' },
        { key: 'X-Robots-Tag', value: 'noindex' },
      ],
    },
    {
      source: '/financial-analysis',
      has: [{ type: 'query', key: 'sealed' }],
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'Cache-Control', value: 'private, no-store' },
        { key: 'X-Robots-Tag', value: 'noindex' },
      ],
    },
    // The version is in the file's name.
    { source: '/fonts/(.*)', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
    // Its link carries a hash; without this every change of a list's address would ask for it again.
    { source: '/icon.svg', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
  ],
}

export default config
