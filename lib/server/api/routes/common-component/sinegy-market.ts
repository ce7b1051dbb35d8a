import { sinegyMarketOperation } from '@/lib/contract/common-component/sinegy-market'
import { ApiFailure } from '../../failure'
import { route } from '../../route'
import type { CommonServices } from '../../services'

export const sinegyMarketRoute = ({ market }: CommonServices) =>
  route(sinegyMarketOperation, async () => {
    const now = await market()
    if (now === null) throw new ApiFailure('GBL0009')
    const { source, asOf, sentAt, ticks } = now
    return { data: { source, asOf, sentAt, ticks: [...ticks] } }
  })
