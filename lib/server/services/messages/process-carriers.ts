import 'server-only'
import { systemClock } from '@/lib/server/clock'
import type { Env } from '@/lib/server/env'
import type { Carriers } from './carrier'
import { createSmtpMailer } from './mail-smtp'
import { createMessageFiles } from './message-files'
import { outboxFolder } from './outbox'
import { createSmsGateway } from './sms-gateway'

/** Each channel by its own server; without one, into files. */
export function processCarriers(env: Env): Carriers {
  const { SMTP_URL, MAIL_FROM, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN } = env
  const files = createMessageFiles(outboxFolder(env), systemClock)
  return {
    email: SMTP_URL === null || MAIL_FROM === null ? files.email : createSmtpMailer(SMTP_URL, MAIL_FROM),
    sms: SMS_GATEWAY_URL === null ? files.sms : createSmsGateway(SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN),
  }
}
