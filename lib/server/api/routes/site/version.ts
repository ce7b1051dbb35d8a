import { versionOperation } from '@/lib/contract/site/version'
import { route } from '../../route'

export const versionRoute = route(versionOperation, (_input, services) => ({ version: services.version() }))
