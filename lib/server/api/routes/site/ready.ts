import { readyOperation } from '@/lib/contract/site/ready'
import { ApiFailure } from '../../failure'
import { route } from '../../route'

export const readyRoute = route(readyOperation, async (_input, services) => {
  if (!(await services.ready())) throw new ApiFailure('GBL0009')
  return { data: { status: 'ready' as const } }
})
