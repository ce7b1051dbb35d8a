/** What stands for a value of a figure that has no words of its own. */
export const figureWords = {
  none: 'None',
  unlimited: 'No limit',
  missing: 'Not published',
  /** A figure of what the visitor has now, which the form does not ask for. */
  notAsked: 'Not asked',
  yes: 'Yes',
  no: 'No',
}
