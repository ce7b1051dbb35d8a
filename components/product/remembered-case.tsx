import { useRememberedCase } from '@/hooks/use-remembered-case'
import type { ListFrame } from '@/lib/domain/list/list-model'
import { listWords } from '@/lib/domain/list/list-words'
import { caseOf, rememberedHref } from '@/lib/domain/list/remembered-case'

const words = listWords.remembered

/**
 * Whose figures a list shows, in one line under its sentence: an example, those that this device remembers, or new ones that it may
 * remember. The line is there in each state, so that a change moves nothing.
 */
export function RememberedCase({ model }: { readonly model: ListFrame }) {
  const { query, failed, remember } = useRememberedCase(model.category)
  const shown = caseOf(model)
  if (model.example === undefined || model.now.chosen !== '') {
    const isKept = query === shown
    return (
      <p className={isKept ? 'whose' : 'whose script-only'}>
        <span role="status">{isKept ? words.kept : failed ? words.failed : ''}</span>
        {isKept ? (
          <Forget onPress={() => remember(null)} />
        ) : (
          <button type="button" className="btn quiet" onClick={() => remember(shown)}>
            {words.remember}
          </button>
        )}
      </p>
    )
  }
  if (query === null) return <p className="whose">{listWords.example}</p>
  return (
    <p className="whose">
      {words.example}
      <a className="btn quiet" href={rememberedHref(model, query)} data-update="">
        {words.use}
        <span className="sr-only">{words.used}</span>
      </a>
      <Forget onPress={() => remember(null)} />
    </p>
  )
}

/** Makes the device forget the figures that it remembers of a category. */
export function Forget({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className="btn quiet" onClick={onPress}>
      {words.forget}
      <span className="sr-only">{words.forgotten}</span>
    </button>
  )
}
