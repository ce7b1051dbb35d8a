import { healthOperation } from '@/lib/contract/site/health'
import { route } from '../../route'

export const healthRoute = route(healthOperation, () => ({ data: { status: 'ok' as const } }))
