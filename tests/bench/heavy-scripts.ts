import { askPage } from './http'

/**
 * Words that survive minifying in what must not load before the first touch, by what they give away. The interaction
 * group checks that those of the list engine do appear after a touch, so that a word that went stale is noticed.
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

/** What loads with the first touch of a list. */
export const engineMarks: readonly string[] = ['axios', 'zod', 'list engine']

/** Which of these libraries the given scripts hold. */
export async function heavyScripts(urls: readonly string[]): Promise<string[]> {
  const texts = await Promise.all([...new Set(urls)].map(async (url) => (await askPage(url)).text))
  return Object.entries(marks).flatMap(([name, mark]) => (texts.some((text) => mark.test(text)) ? [name] : []))
}
