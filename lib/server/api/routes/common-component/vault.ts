import { vaultOperation } from '@/lib/contract/common-component/vault'
import { vaultsOperation } from '@/lib/contract/common-component/vaults'
import { memberVaultKeys, publicVaultKeys, type VaultKey } from '@/lib/contract/entities/vault'
import type { Settings } from '@/lib/server/services/site/settings'
import { memberRoute, route } from '../../route'
import type { CommonServices } from '../../services'

function setOf<K extends VaultKey>(settings: Settings, keys: readonly K[]) {
  return keys.flatMap((key) => {
    const value = settings[key]
    return value === null ? [] : [{ key, value }]
  })
}

export const vaultRoute = ({ settings }: CommonServices) =>
  route(vaultOperation, () => ({ data: setOf(settings(), publicVaultKeys) }))

export const vaultsRoute = ({ settings }: CommonServices) =>
  memberRoute(vaultsOperation, () => ({ data: setOf(settings(), memberVaultKeys) }))
