import { calculatorPath } from '../calculator-pages/model'
import type { Category } from './category'
import type { CategorySite } from './site'

/** A page of ours that answers what a visitor asks after a product. */
export interface FollowingStep {
  readonly href: string
  /** The question, or the name of the page. */
  readonly ask: string
  /** What they see there; null: its name says it. */
  readonly answer: string | null
}

/**
 * What to ask after a product of a category, as details and comparisons show it: the questions that calculators answer, then the pages
 * that help to choose. A page that both name comes once, by its question.
 */
export function followingSteps(
  { next = [] }: Pick<Category, 'next'>,
  { helpers = [] }: Pick<CategorySite, 'helpers'>,
): readonly FollowingStep[] {
  const asked = next.map(({ ask, answer, calculator }) => ({ href: calculatorPath(calculator), ask, answer }))
  const named = helpers.filter(({ href }) => !asked.some((step) => step.href === href))
  return [...asked, ...named.map(({ href, label }) => ({ href, ask: label, answer: null }))]
}
