import { deviceIdOperation } from '@/lib/contract/common-component/device-id'
import { route } from '../../route'
import type { CommonServices } from '../../services'

export const deviceIdRoute = ({ newDeviceId }: CommonServices) =>
  route(deviceIdOperation, () => ({ data: newDeviceId() }))
