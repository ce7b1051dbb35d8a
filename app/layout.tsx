import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FirstScript } from '@/components/shell/first-script'
import { Shell } from '@/components/shell/shell.client'
import { SiteFooter } from '@/components/shell/site-footer.client'
import { SiteHeader } from '@/components/shell/site-header.client'
import { brand } from '@/lib/brand'
import { today } from '@/lib/server/data/catalogue/catalogue'
import { chatOffered } from '@/lib/server/data/site/chat'
import { socialLinks, storesWithApp } from '@/lib/server/data/site/elsewhere'
import { whatsAppOffered } from '@/lib/server/data/site/settings'
import { shellConfig } from '@/lib/server/data/site/shell-config'
import { siteOrigin } from '@/lib/server/data/site/site'
import '@/styles/globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin()),
  title: { default: `${brand.name}: ${brand.tagline.toLowerCase()}`, template: `%s | ${brand.name}` },
  applicationName: brand.name,
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FBFAF7' },
    { media: '(prefers-color-scheme: dark)', color: '#0D1615' },
  ],
  width: 'device-width',
  initialScale: 1,
}

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    // The first script writes into this element before Next's own runtime looks at it, where that serves the page.
    <html lang="en-MY" suppressHydrationWarning>
      <head>
        <FirstScript />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <SiteHeader />

        <main id="main">{children}</main>
        <SiteFooter
          year={today().slice(0, 4)}
          whatsApp={await whatsAppOffered()}
          chat={chatOffered()}
          social={socialLinks()}
          apps={storesWithApp()}
        />
        <Shell config={shellConfig()} />
      </body>
    </html>
  )
}
