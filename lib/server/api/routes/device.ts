import { deviceIdOperation } from '@/lib/contract/calls/device'
import { type RouteTable, route } from '../route'

/** The device of a visitor. */
export const deviceRoutes: RouteTable = [
  ({ common: { newDeviceId } }) => route(deviceIdOperation, () => ({ data: newDeviceId() })),
]
