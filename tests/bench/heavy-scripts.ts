import { askPage } from './http'

/**
 * Words that survive minifying in what must not load with the page, by what they give away. The group `touch` checks that
 * those of the list engine do appear once a list is alive, so that a word that went stale is noticed.
 */
const marks: Readonly<Record<string, RegExp>> = {
  axios: /AxiosError/,
  zod: /_zod|ZodError/,
  'list engine': /product-suggestions/,
  analytics: /mixpanel/i,
  toasts: /Toastify/,
  'form validation': /useFormContext|react-hook-form/,
  'QR codes': /QRCode/,
  chat: /zendesk|infobip/i,
}

/** What a list loads when the browser is idle or somebody touches it. The others wait for a touch that needs them. */
export const engineMarks: readonly string[] = ['axios', 'zod', 'list engine']

/** Which of these libraries the given scripts hold. */
export async function heavyScripts(urls: readonly string[]): Promise<string[]> {
  const texts = await Promise.all([...new Set(urls)].map(async (url) => (await askPage(url)).text))
  return Object.entries(marks).flatMap(([name, mark]) => (texts.some((text) => mark.test(text)) ? [name] : []))
}
