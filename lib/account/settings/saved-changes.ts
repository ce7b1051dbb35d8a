import * as z from 'zod'
import { forgetInterestsOperation, productAlertOperation } from '@/lib/contract/calls/interests'
import {
  forgetAnalysisOperation,
  forgetComparisonOperation,
  renameAnalysisOperation,
  restoreRemovedOperation,
} from '@/lib/contract/calls/saved'
import type { Ask } from './ask'
import { type Change, type Done, saved } from './change'

const removed: Done = { kind: 'removed' }

/** Deletes one of the member's own; it can be brought back for an hour. */
function removal(remove: (ask: Ask, id: string) => Promise<unknown>) {
  return z.object({ id: z.uuid() }).transform(
    ({ id }): Change =>
      async (ask) => {
        await remove(ask, id)
        return removed
      },
  )
}

export const analysisRemoval = removal((ask, id) => ask(forgetAnalysisOperation, { query: { id } }))
export const comparisonRemoval = removal((ask, id) => ask(forgetComparisonOperation, { query: { id } }))
export const interestRemoval = removal((ask, id) => ask(forgetInterestsOperation, { query: { id } }))

const { shape: alertShape } = productAlertOperation.request.shape.body

/** Changes by how much another product must beat one that the member follows. */
export const alertChange = z
  .object({ ...alertShape, least: z.coerce.number().pipe(alertShape.least.unwrap()).optional() })
  .transform(
    (body): Change =>
      async (ask) => {
        await ask(productAlertOperation, { body })
        return saved
      },
  )

/** Clears the member's list of products and partners. */
export const interestsClearing = z.object({}).transform(
  (): Change => async (ask) => {
    await ask(forgetInterestsOperation, { query: { all: 'true' } })
    return removed
  },
)

/** Brings back what was deleted: one, or, with an empty id, all that went together last. */
export const restoring = z
  .object({
    kind: restoreRemovedOperation.request.shape.body.shape.kind,
    id: z.preprocess((typed) => (typed === '' ? null : typed), z.uuid().nullable()),
  })
  .transform(
    (body): Change =>
      async (ask) => {
        const { data } = await ask(restoreRemovedOperation, { body })
        return { kind: data.restored === 0 ? 'gone' : 'restored' }
      },
  )

/** Names an analysis that the member keeps; an empty name takes it away. */
export const analysisNaming = renameAnalysisOperation.request.shape.body.transform(
  ({ id, name }): Change =>
    async (ask) => {
      const { data } = await ask(renameAnalysisOperation, { body: { id, name: name ?? '' } })
      return data.renamed ? saved : { kind: 'unkept' }
    },
)
