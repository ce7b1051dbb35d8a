/** A question that a calculator answers beside a list. */
export interface NextQuestion {
  /** As a visitor asks it: "Spend more?" */
  readonly ask: string
  /** What they see there. */
  readonly answer: string
  /** The calculator's id. */
  readonly calculator: string
  /** The amount or the months of the scenario that is raised to see who is first then, and what follows its value; absent: `answer` says it. */
  readonly raise?: { readonly field: string; readonly after: string }
}
