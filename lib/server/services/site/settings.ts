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
  /** The oldest version of the app that still works with this provider; null as the next three where there is no app. */
  readonly APP_MINIMUM_VERSION: string | null
  readonly APP_GOOGLE_PLAY_URL: string | null
  readonly APP_STORE_URL: string | null
  readonly APP_GALLERY_URL: string | null
}

/** The settings out of the configuration and the texts in force, and nothing else of them. */
export function settingsOf(env: Env, referralTermsVersion: string): Settings {
  return {
    INFOBIP_LIVECHAT_ENABLED: env.INFOBIP_LIVECHAT_ENABLED,
    INFOBIP_WHATSAPP_FLOW_ENABLED: env.INFOBIP_WHATSAPP_FLOW_ENABLED,
    RECAPTCHA_ENABLED: env.RECAPTCHA_ENABLED,
    REFERRAL_WITHDRAWAL_ENABLED: env.REFERRAL_WITHDRAWAL_ENABLED,
    REFERRAL_TERMS_VERSION: referralTermsVersion,
    APP_MINIMUM_VERSION: env.APP_MINIMUM_VERSION,
    APP_GOOGLE_PLAY_URL: env.APP_GOOGLE_PLAY_URL,
    APP_STORE_URL: env.APP_STORE_URL,
    APP_GALLERY_URL: env.APP_GALLERY_URL,
  }
}
