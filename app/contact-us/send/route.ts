import { contactByForm } from '@/lib/server/data/forms/contact'

/** The contact form: 303 to the page with the reference, or the form again with what was typed. Works without script. */
export function POST(request: Request): Promise<Response> {
  return contactByForm(request)
}
