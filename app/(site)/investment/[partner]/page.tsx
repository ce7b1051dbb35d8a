import type { Metadata } from 'next'
import { partnerMetadata, partnerPage, partnerPages } from '@/app/(site)/_parts/partner-route'
import { MarketIsland } from '@/components/partner/market-island.client'
import { Island } from '@/components/ui/island'
import { marketNow } from '@/lib/server/data/content/market'

/** Only the addresses below; any other is a page that does not exist. */
export const dynamicParams = false
export const revalidate = 300

interface PageProps {
  readonly params: Promise<{ readonly partner: string }>
}

export const generateStaticParams = () => partnerPages('investment')

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return partnerMetadata('investment', (await params).partner)
}

export default async function Page({ params }: PageProps) {
  const { partner } = await params
  if (partner !== 'sinegy-dax') return partnerPage('investment', partner)
  const market = <Island name="market" of={MarketIsland} props={{ initial: await marketNow() }} />
  return partnerPage('investment', partner, market)
}
