import * as z from 'zod'

/** The specification's device id: kind, browser, id and system, separated by semicolons. */
export const deviceTextSchema = z
  .string()
  .max(200)
  .regex(/^[\w .;:/+()-]*$/, 'must be letters, digits and simple punctuation')
