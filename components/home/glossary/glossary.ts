import { borrowing } from './borrowing'
import type { GlossaryGroup } from './entry'
import { insuranceWords } from './insurance'
import { islamic } from './islamic'
import { keeping } from './keeping'
import { siteWords } from './site-words'
import { travelling } from './travelling'

/** Every term that the site explains. */
export const glossary: readonly GlossaryGroup[] = [borrowing, keeping, insuranceWords, islamic, travelling, siteWords]
