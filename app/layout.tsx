import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/shell/site-footer'
import { SiteHeader } from '@/components/shell/site-header'
import { Static } from '@/components/ui/static'
import { brand } from '@/lib/brand'
import { siteOrigin } from '@/lib/server/data/site'
import '@/styles/globals.css'

const jakarta = localFont({
  src: '../styles/plus-jakarta-sans-latin.woff2',
  weight: '200 800',
  display: 'swap',
  variable: '--font-jakarta',
  adjustFontFallback: 'Arial',
})

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin()),
  title: { default: `${brand.name}: ${brand.tagline.toLowerCase()}`, template: `%s | ${brand.name}` },
  applicationName: brand.name,
  formatDetection: { telephone: false, address: false, email: false },
}

export const viewport: Viewport = { themeColor: '#FBFAF7', width: 'device-width', initialScale: 1 }

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-MY" className={jakarta.variable}>
      <head>
        {/* Blocking on purpose: the Trusted Types policy must exist before any other script runs. */}
        <script src="/tt.js" />
      </head>
      <body>
        <Static>
          <a className="skip" href="#main">
            Skip to the content
          </a>
          <SiteHeader />
        </Static>
        <main id="main">{children}</main>
        <Static>
          <SiteFooter />
        </Static>
      </body>
    </html>
  )
}
