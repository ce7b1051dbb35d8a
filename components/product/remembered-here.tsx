import { useRememberedCase } from '@/hooks/use-remembered-case'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import { listWords } from '@/lib/domain/list/list-words'
import { isRemembered, rememberedHref } from '@/lib/domain/list/remembered-case'
import { Forget } from './remembered-case'

const words = listWords.remembered

interface RememberedHereProps {
  readonly category: CategoryId
  /** The fields that the page asks its case with. */
  readonly fields: readonly Pick<FieldModel, 'name'>[]
}

/**
 * On a product's page or a comparison: the way to the figures that this device remembers of the category, or that the page shows them.
 * Only the device knows of them, so that the line is there once script has run.
 */
export function RememberedHere({ category, fields }: RememberedHereProps) {
  const { query, remember } = useRememberedCase(category)
  if (query === null) return null
  const { pathname: path, search } = window.location
  const names = fields.map(({ name }) => name)
  const isShown = isRemembered(search, query, names)
  return (
    <p className="remembered no-print">
      <span>{isShown ? words.shown : words.here}</span>
      {isShown ? null : (
        <a className="btn quiet" href={rememberedHref({ path, query: search }, query, names)}>
          {words.use}
          <span className="sr-only">{words.used}</span>
        </a>
      )}
      <Forget onPress={() => remember(null)} />
    </p>
  )
}
