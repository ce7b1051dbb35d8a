import { type ComponentType, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { PartProps, ShellConfig } from '@/lib/client/shell-config'

interface OpenedProps {
  readonly part: ComponentType<PartProps>
  readonly config: ShellConfig
  readonly onClose: () => void
  readonly onOpened: () => void
}

function Opened({ part: Part, config, onClose, onOpened }: OpenedProps) {
  useEffect(onOpened, [onOpened])
  return <Part config={config} onClose={onClose} />
}

/** Renders a part of the shell at the end of the page until it is closed. Fulfilled when it is there. */
export function renderPart(part: ComponentType<PartProps>, config: ShellConfig, closed: () => void): Promise<void> {
  return new Promise((resolve) => {
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    const onClose = () => {
      root.unmount()
      place.remove()
      closed()
    }
    root.render(<Opened part={part} config={config} onClose={onClose} onOpened={resolve} />)
  })
}
