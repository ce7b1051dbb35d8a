import {
  infobipLivechatEnabledOperation,
  infobipWhatsappFlowEnabledOperation,
  institutionSettingOperation,
  recaptchaEnabledOperation,
  referralWithdrawalEnabledOperation,
  systemConfigOperation,
  vaultOperation,
  vaultsOperation,
} from '@/lib/contract/calls/settings'
import { memberVaultKeys, publicVaultKeys, type VaultKey } from '@/lib/contract/entities/vault'
import type { Settings } from '@/lib/server/services/site/settings'
import { ApiFailure } from '../failure'
import { memberRoute, type RouteTable, route } from '../route'

function setOf<K extends VaultKey>(settings: Settings, keys: readonly K[]) {
  return keys.flatMap((key) => {
    const value = settings[key]
    return value === null ? [] : [{ key, value }]
  })
}

/** Settings of the site. */
export const settingRoutes: RouteTable = [
  ({ common: { settings } }) =>
    memberRoute(institutionSettingOperation, ({ params }, { account }) => {
      if (account.institutionId !== params.institutionId) throw new ApiFailure('GBL0013')
      return { data: { value: settings().REFERRAL_TERMS_VERSION } }
    }),
  ({ common: { settings } }) =>
    route(infobipLivechatEnabledOperation, () => ({
      data: { value: settings().INFOBIP_LIVECHAT_ENABLED },
    })),
  ({ common: { settings } }) =>
    route(infobipWhatsappFlowEnabledOperation, () => ({
      data: { value: settings().INFOBIP_WHATSAPP_FLOW_ENABLED },
    })),
  ({ common: { settings } }) =>
    route(recaptchaEnabledOperation, () => ({
      data: { value: settings().RECAPTCHA_ENABLED },
    })),
  ({ common: { settings } }) =>
    route(referralWithdrawalEnabledOperation, () => ({
      data: { value: settings().REFERRAL_WITHDRAWAL_ENABLED },
    })),
  ({ common: { settings } }) =>
    route(systemConfigOperation, () => {
      const {
        INFOBIP_LIVECHAT_ENABLED,
        INFOBIP_WHATSAPP_FLOW_ENABLED,
        RECAPTCHA_ENABLED,
        REFERRAL_WITHDRAWAL_ENABLED,
      } = settings()
      return {
        data: {
          INFOBIP_LIVECHAT_ENABLED,
          INFOBIP_WHATSAPP_FLOW_ENABLED,
          RECAPTCHA_ENABLED,
          REFERRAL_WITHDRAWAL_ENABLED,
        },
      }
    }),
  ({ common: { settings } }) => route(vaultOperation, () => ({ data: setOf(settings(), publicVaultKeys) })),
  ({ common: { settings } }) => memberRoute(vaultsOperation, () => ({ data: setOf(settings(), memberVaultKeys) })),
]
