import { type RefObject, useCallback, useMemo, useRef } from 'react'
import { formKey, sealedKey } from '@/lib/domain/fields/form'
import { problemsStillTrue } from '@/lib/domain/fields/printed-problems'
import type { ListFrame } from '@/lib/domain/list/list-model'
import { onlyNamed } from '@/lib/domain/personal/personal-answers'
import { useHidden } from './use-hidden'
import { addressQuery, type Cause, type ListModelHook, useListModel } from './use-list-model'
import { usePersonalAnswers } from './use-personal-answers'

/**
 * A list that follows its form in the browser where what some fields tell must not leave the device: the address says the
 * rest, links of the list keep what was told, and so does the tab. `personal` names these fields, and stays the same.
 */
export function usePersonalList(
  initial: ListFrame,
  personal: readonly string[],
  sealed: boolean,
  form: RefObject<HTMLFormElement | null>,
): ListModelHook {
  const names = useMemo(() => new Set([formKey, ...personal]), [personal])
  const list = useListModel(initial, shownQuery)
  const { resuming, keep } = usePersonalAnswers({ form, category: initial.category, names, sealed })
  const told = useRef<URLSearchParams | null>(null)
  useHidden(resuming && list.model === null && list.state === 'working', '[data-slot="list-rows"]')

  const { show: showQuery, foresee: foreseeQuery } = list
  const foresee = useCallback(
    (query: URLSearchParams) => {
      const told = onlyNamed(query, names)
      query.delete(sealedKey)
      foreseeQuery(query, told)
    },
    [names, foreseeQuery],
  )
  const show = useCallback(
    (query: URLSearchParams, cause: Cause) => {
      if (cause.kind === 'control') {
        told.current = onlyNamed(query, names)
        keep(query)
      }
      told.current ??= onlyNamed(shownQuery(initial), names)
      query.delete(sealedKey)
      showQuery(query, cause, told.current)
    },
    [initial, names, keep, showQuery],
  )
  // What was told is worked out with the printed form, which shows what was used in place of a value in the address.
  const model = useMemo(
    () => (list.model === null ? null : { ...list.model, problems: problemsStillTrue(initial, list.model) }),
    [initial, list.model],
  )
  return { ...list, model, show, foresee }
}

/** The query of a printed list with what its form shows, part of which its address does not say. */
function shownQuery(initial: ListFrame): URLSearchParams {
  const query = addressQuery(initial)
  query.set(formKey, '1')
  for (const { name, text } of initial.fields) query.set(name, text)
  return query
}
