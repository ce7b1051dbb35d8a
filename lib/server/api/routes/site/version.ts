import { versionOperation } from '@/lib/contract/site/version'
import { route } from '../../route'
import type { SiteServices } from '../../services'

export const versionRoute = ({ version }: SiteServices) => route(versionOperation, () => ({ version: version() }))
