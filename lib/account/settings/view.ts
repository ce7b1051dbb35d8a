import type { FormProblem } from '@/lib/account/sign-in-view'
import type { AskedProof, Undo } from './change'
import type { PartData } from './part-data'
import type { SettingsFormName, SettingsNote } from './places'

/** A form that was refused: what was wrong, and what was typed. Never a password. No errors: it waited for a proof. */
export interface RefusedSettings {
  readonly form: SettingsFormName
  readonly errors: readonly FormProblem[]
  readonly typed: Readonly<Record<string, string>>
}

/** All that a page of settings shows. */
export interface SettingsPage {
  readonly data: PartData
  readonly note: SettingsNote | null
  /** From when something may be tried again, as a clock shows it; null: nothing has to wait. */
  readonly until: string | null
  /** What was just deleted, to be brought back; null: nothing was. */
  readonly undo: Undo | null
  readonly refused: RefusedSettings | null
  /** The code of a proof that was asked for; null before. */
  readonly asked: AskedProof | null
}
