import {
  infobipLivechatEnabledOperation,
  infobipWhatsappFlowEnabledOperation,
  recaptchaEnabledOperation,
  referralWithdrawalEnabledOperation,
} from '@/lib/contract/common-component/settings'
import { route } from '../../route'

export const infobipLivechatEnabledRoute = route(infobipLivechatEnabledOperation, (_input, services) => ({
  data: { value: services.settings().INFOBIP_LIVECHAT_ENABLED },
}))

export const infobipWhatsappFlowEnabledRoute = route(infobipWhatsappFlowEnabledOperation, (_input, services) => ({
  data: { value: services.settings().INFOBIP_WHATSAPP_FLOW_ENABLED },
}))

export const recaptchaEnabledRoute = route(recaptchaEnabledOperation, (_input, services) => ({
  data: { value: services.settings().RECAPTCHA_ENABLED },
}))

export const referralWithdrawalEnabledRoute = route(referralWithdrawalEnabledOperation, (_input, services) => ({
  data: { value: services.settings().REFERRAL_WITHDRAWAL_ENABLED },
}))
