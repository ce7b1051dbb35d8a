import { printedConfig } from '@/lib/client/printed-config'
import type { ShellConfig } from '@/lib/client/shell-config'
import { type PartName, parts } from './parts'
import { startShell } from './start-shell'

/** Starts the shell over the page: what it says goes into the page's note, and each part it opens is rendered once. */
export function startPage(): ReturnType<typeof startShell> {
  const config = printedConfig()
  const opened = new Map<PartName, Promise<void>>()
  const open = (name: PartName): Promise<void> => {
    const known = opened.get(name)
    if (known !== undefined) return known
    const opening = openPart(name, config, () => opened.delete(name))
    opened.set(name, opening)
    opening.catch(() => opened.delete(name))
    return opening
  }
  const announce = (words: string) => {
    const note = document.querySelector('.shell-note')
    if (note !== null) note.textContent = words
  }
  return startShell(config, { open, announce })
}

async function openPart(name: PartName, config: ShellConfig, closed: () => void): Promise<void> {
  const [{ renderPart }, part] = await Promise.all([import('./render-part'), parts[name]()])
  await renderPart(part, config, closed)
}
