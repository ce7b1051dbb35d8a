import * as z from 'zod'
import { senSchema } from './wire-kit'

/** Whole sen a month; null where the member has not said. RM0 is an answer. */
const monthlySchema = senSchema.nullable()

/** What comes in and what has to go out, a month. */
export const incomesSchema = z.strictObject({
  grossMonthly: monthlySchema,
  netMonthly: monthlySchema,
  /** Beside the salary: rent, a business of one's own, support from family. */
  otherMonthly: monthlySchema,
  /** What is paid every month because it is owed. */
  commitments: z.strictObject({
    homeLoan: monthlySchema,
    carLoan: monthlySchema,
    personalLoan: monthlySchema,
    /** The least that all credit cards together ask for. */
    cardMinimum: monthlySchema,
    ptptn: monthlySchema,
    other: monthlySchema,
  }),
})
export type Incomes = Readonly<z.output<typeof incomesSchema>>
