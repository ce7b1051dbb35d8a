import { type ArticleTag, articleTags } from '@/lib/domain/content/article'
import { routes } from '@/lib/routing/routes'

/** Subjects as links to their articles; the one that is shown is named as such. */
export function TagLinks({ tags, here }: { readonly tags: readonly ArticleTag[]; readonly here: ArticleTag | null }) {
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={routes.blogTag(tag)} aria-current={tag === here ? 'page' : undefined}>
            {articleTags[tag]}
          </a>
        </li>
      ))}
    </ul>
  )
}
