import { borrowing } from './borrowing'
import type { GlossaryGroup } from './entry'
import { islamic } from './islamic'
import { keeping } from './keeping'
import { siteWords } from './site-words'

/** Every term that the site explains. */
export const glossary: readonly GlossaryGroup[] = [borrowing, keeping, islamic, siteWords]
