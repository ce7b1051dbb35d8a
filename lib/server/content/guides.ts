import 'server-only'
import { contentKind } from './content-kind'
import { readGuide } from './read-guide'

/** The guides by life event, in the order of their files' names. */
export const guideContent = contentKind({ folder: 'guides', read: readGuide })
