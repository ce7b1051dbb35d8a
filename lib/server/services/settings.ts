import 'server-only'
import type { Env } from '@/lib/server/env'

/** The switches of the site and what the institution asks of its members. */
export interface Settings {
  readonly INFOBIP_LIVECHAT_ENABLED: 'true' | 'false'
  readonly INFOBIP_WHATSAPP_FLOW_ENABLED: 'true' | 'false'
  readonly RECAPTCHA_ENABLED: 'true' | 'false'
  readonly REFERRAL_WITHDRAWAL_ENABLED: 'true' | 'false'
  /** The version of the referral terms in force. */
  readonly REFERRAL_TERMS_VERSION: string
}

/** The settings out of the configuration, and nothing else of it. */
export function settingsOf(env: Env): Settings {
  return {
    INFOBIP_LIVECHAT_ENABLED: env.INFOBIP_LIVECHAT_ENABLED,
    INFOBIP_WHATSAPP_FLOW_ENABLED: env.INFOBIP_WHATSAPP_FLOW_ENABLED,
    RECAPTCHA_ENABLED: env.RECAPTCHA_ENABLED,
    REFERRAL_WITHDRAWAL_ENABLED: env.REFERRAL_WITHDRAWAL_ENABLED,
    REFERRAL_TERMS_VERSION: env.REFERRAL_TERMS_VERSION,
  }
}
