import 'server-only'
import { redirectClicks } from './0001-redirect-clicks'
import type { Migration } from './migration'

/** Every migration in the order it is applied. Only ever added to at the end. */
export const migrations: readonly Migration[] = [redirectClicks]
