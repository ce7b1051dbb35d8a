import { blogFeedAnswer } from '@/app/(site)/blog/_parts/blog-route'

export const revalidate = 300

/** The newest articles, as Atom. */
export function GET(): Response {
  return blogFeedAnswer('atom')
}
