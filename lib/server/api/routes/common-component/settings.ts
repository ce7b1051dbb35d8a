import {
  infobipLivechatEnabledOperation,
  infobipWhatsappFlowEnabledOperation,
  recaptchaEnabledOperation,
  referralWithdrawalEnabledOperation,
} from '@/lib/contract/common-component/settings'
import { systemConfigOperation } from '@/lib/contract/common-component/system-config'
import { route } from '../../route'
import type { CommonServices } from '../../services'

export const infobipLivechatEnabledRoute = ({ settings }: CommonServices) =>
  route(infobipLivechatEnabledOperation, () => ({
    data: { value: settings().INFOBIP_LIVECHAT_ENABLED },
  }))

export const infobipWhatsappFlowEnabledRoute = ({ settings }: CommonServices) =>
  route(infobipWhatsappFlowEnabledOperation, () => ({
    data: { value: settings().INFOBIP_WHATSAPP_FLOW_ENABLED },
  }))

export const recaptchaEnabledRoute = ({ settings }: CommonServices) =>
  route(recaptchaEnabledOperation, () => ({
    data: { value: settings().RECAPTCHA_ENABLED },
  }))

export const referralWithdrawalEnabledRoute = ({ settings }: CommonServices) =>
  route(referralWithdrawalEnabledOperation, () => ({
    data: { value: settings().REFERRAL_WITHDRAWAL_ENABLED },
  }))

export const systemConfigRoute = ({ settings }: CommonServices) =>
  route(systemConfigOperation, () => {
    const { INFOBIP_LIVECHAT_ENABLED, INFOBIP_WHATSAPP_FLOW_ENABLED, RECAPTCHA_ENABLED, REFERRAL_WITHDRAWAL_ENABLED } =
      settings()
    return {
      data: {
        INFOBIP_LIVECHAT_ENABLED,
        INFOBIP_WHATSAPP_FLOW_ENABLED,
        RECAPTCHA_ENABLED,
        REFERRAL_WITHDRAWAL_ENABLED,
      },
    }
  })
