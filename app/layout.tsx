import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Shell } from '@/components/shell/shell.client'
import { SiteFooter } from '@/components/shell/site-footer'
import { SiteHeader } from '@/components/shell/site-header'
import { TrustedTypes } from '@/components/shell/trusted-types.client'
import { Static } from '@/components/ui/static'
import { brand } from '@/lib/brand'
import { today } from '@/lib/server/data/catalogue'
import { chatOffered } from '@/lib/server/data/chat'
import { whatsAppOffered } from '@/lib/server/data/settings'
import { shellConfig } from '@/lib/server/data/shell-config'
import { siteOrigin } from '@/lib/server/data/site'
import '@/styles/globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin()),
  title: { default: `${brand.name}: ${brand.tagline.toLowerCase()}`, template: `%s | ${brand.name}` },
  applicationName: brand.name,
  formatDetection: { telephone: false, address: false, email: false },
}

export const viewport: Viewport = { themeColor: '#FBFAF7', width: 'device-width', initialScale: 1 }

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    // The first script writes into this element before React looks at it.
    <html lang="en-MY" suppressHydrationWarning>
      <head>
        <TrustedTypes />
        {/* Painted while it still arrives, the header's right side would move with each part that comes. */}
        <link rel="expect" href="#header" blocking="render" />
        <link
          rel="preload"
          href="/fonts/plus-jakarta-sans-latin-5.3.0.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
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
          <SiteFooter year={today().slice(0, 4)} whatsApp={await whatsAppOffered()} chat={chatOffered()} />
        </Static>
        <Shell config={shellConfig()} />
      </body>
    </html>
  )
}
