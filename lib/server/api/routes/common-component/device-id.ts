import { deviceIdOperation } from '@/lib/contract/common-component/device-id'
import { route } from '../../route'

export const deviceIdRoute = route(deviceIdOperation, (_input, services) => ({ data: services.newDeviceId() }))
