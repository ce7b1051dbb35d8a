import type { Figure } from '../../../figures/figure'
import { formatRinggit, minSen, type Sen, sen } from '../../../values/money'
import { insuranceWords } from './words'

const { claim: words } = insuranceWords

/** One loss of a case and what a plan pays of it, at most the loss. Money in sen. */
export interface ClaimPart {
  /** The loss as the start of a line, such as "Medical bill". */
  readonly label: string
  /** The same after "Not covered:", such as "medical bills". */
  readonly uncovered: string
  readonly loss: Sen
  /** null: not published. */
  readonly pays: Sen | null
  /** How `pays` comes about: "RM30,000, at most RM20,000". */
  readonly how: string
}

/** A case that happens once: what is lost, what a plan pays and what is left to pay. null: one part is not published. */
export interface Claim {
  readonly parts: readonly ClaimPart[]
  readonly loss: Sen
  readonly pays: Sen | null
  readonly left: Sen | null
}

/** A loss that is paid up to a limit: none is no cover at all, and a limit that is not published is not a limit of nothing. */
export function limitedPart(names: Pick<ClaimPart, 'label' | 'uncovered'>, loss: Sen, limit: Figure<Sen>): ClaimPart {
  switch (limit.state) {
    case 'known':
      return { ...names, loss, pays: minSen(loss, limit.value), how: words.atMost(loss, limit.value) }
    case 'unlimited':
      return { ...names, loss, pays: loss, how: words.whole(loss) }
    case 'none':
      return { ...names, loss, pays: sen(0), how: words.notCovered(loss) }
    case 'missing':
      return { ...names, loss, pays: null, how: words.notPublished(loss) }
  }
}

/** Adds up the parts of a case. A part that loses nothing is left out. */
export function claimOf(all: readonly ClaimPart[]): Claim {
  const parts = all.filter(({ loss }) => loss > 0)
  let [loss, pays]: [number, number | null] = [0, 0]
  for (const part of parts) {
    loss += part.loss
    pays = pays === null || part.pays === null ? null : pays + part.pays
  }
  const paid = pays === null ? null : sen(pays)
  return { parts, loss: sen(loss), pays: paid, left: paid === null ? null : sen(loss - paid) }
}

/** What a case asks for and a plan pays nothing of, as a row names it. */
export function unpaidParts({ parts }: Claim): readonly string[] {
  return parts.filter(({ pays }) => pays === 0).map(({ uncovered }) => uncovered)
}

/** `RM1,500 of RM33,300 is left to you`; says so where it is not known. */
export function leftText({ loss, left }: Claim): string {
  return left === null ? words.leftUnknown : words.left(formatRinggit(left), formatRinggit(loss))
}
