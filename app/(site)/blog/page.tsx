import { blogMetadata, blogPage } from './_parts/blog-route'

export const revalidate = 300

export const metadata = blogMetadata(1)

/** The newest articles. */
export default function Blog() {
  return blogPage(1)
}
