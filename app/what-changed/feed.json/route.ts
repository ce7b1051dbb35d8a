import { feedAnswer } from '@/app/(site)/_parts/changes'

export const revalidate = 300

/** What changed, as JSON Feed. */
export function GET(): Promise<Response> {
  return feedAnswer('json')
}
