import { borrowing } from './borrowing-words'
import type { GlossaryGroup } from './entry'
import { insuranceWords } from './insurance-words'
import { islamic } from './islamic-words'
import { keeping } from './keeping-words'
import { siteWords } from './site-words'
import { travelling } from './travelling-words'

/** Every term that the site explains. */
export const glossary: readonly GlossaryGroup[] = [borrowing, keeping, insuranceWords, islamic, travelling, siteWords]
