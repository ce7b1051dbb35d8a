import { readyOperation } from '@/lib/contract/site/ready'
import { ApiFailure } from '../../failure'
import { route } from '../../route'
import type { SiteServices } from '../../services'

export const readyRoute = ({ ready }: SiteServices) =>
  route(readyOperation, async () => {
    if (!(await ready())) throw new ApiFailure('GBL0009')
    return { data: { status: 'ready' as const } }
  })
