import { readTheme, writeTheme } from '@/lib/client/storage'

/** Keeps the page as light or dark as the visitor chooses in the footer, in every open tab. `signal` ends it. */
export function startTheme(signal: AbortSignal): void {
  const choice = document.querySelector<HTMLSelectElement>('.sf select')
  const show = () => {
    const theme = readTheme()
    if (choice !== null) choice.value = theme ?? ''
    if (theme === null) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }
  const change = () => {
    const chosen = choice?.value
    writeTheme(chosen === 'light' || chosen === 'dark' ? chosen : null)
    show()
  }
  show()
  choice?.addEventListener('change', change, { signal })
  window.addEventListener('storage', ({ key }) => key === 'theme' && show(), { signal })
}
