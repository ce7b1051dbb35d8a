import 'server-only'
import { type FormPage, formPage } from './form-page'

const button = '<form method="post"><button type="submit">Stop this alert</button></form>'

const pages = {
  ask: {
    status: 200,
    title: 'Stop this alert?',
    text: 'One click stops it, and we write no more when this product changes.',
    form: button,
  },
  ended: {
    status: 200,
    title: 'The alert is stopped',
    text: 'We will not write about this product again. If a message is on its way already, it is the last one.',
    form: '',
  },
  unknown: {
    status: 404,
    title: 'There is no alert under this link',
    text: 'It was stopped already, or a part of the link is missing. Please open the link in the message itself.',
    form: '',
  },
  failed: {
    status: 503,
    title: 'We could not stop it just now',
    text: 'The fault is on our side and nothing was changed. Please try again in a moment.',
    form: button,
  },
} as const satisfies Record<string, FormPage>

/** A page behind the link in the messages of an alert. */
export function alertPage(page: keyof typeof pages): Response {
  return formPage(pages[page])
}
