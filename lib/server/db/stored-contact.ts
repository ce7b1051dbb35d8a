import 'server-only'
import type { Contact, ContactKind } from '@/lib/domain/validation/contact'
import { readEmail } from '@/lib/domain/validation/email'
import { readMobile } from '@/lib/domain/validation/phone'
import { assertNever } from '@/lib/domain/values/assert-never'

/** A contact from its two columns. Throws TypeError for a value that no reader of ours wrote there. */
export function storedContact(kind: ContactKind, stored: string): Contact {
  switch (kind) {
    case 'email': {
      const email = readEmail(stored)
      if (email.ok) return { kind, value: email.value }
      break
    }
    case 'phone': {
      const mobile = readMobile(stored)
      if (mobile.ok) return { kind, value: mobile.value }
      break
    }
    default:
      return assertNever(kind)
  }
  throw new TypeError(`A stored contact is not of its kind, ${kind}`)
}
