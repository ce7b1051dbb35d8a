'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { PartProps, ShellConfig } from '@/lib/shell-config'
import { type PartName, parts } from './parts'
import { startShell } from './start-shell'

type OpenParts = Readonly<Partial<Record<PartName, ComponentType<PartProps>>>>

function without(parts: OpenParts, name: string): OpenParts {
  return Object.fromEntries(Object.entries(parts).filter(([other]) => other !== name))
}

/** What works over a page of static markup: menus, dialogs, messages, the newsletter form and the check for a new version. */
export function Shell({ config }: { readonly config: ShellConfig }) {
  const [openParts, setOpenParts] = useState<OpenParts>({})
  const [note, setNote] = useState('')

  useEffect(() => {
    const open = async (name: PartName) => {
      const part = await parts[name]()
      setOpenParts((before) => ({ ...before, [name]: part }))
    }
    return startShell(config, { open, announce: setNote })
  }, [config])

  return (
    <>
      <p role="status" className="shell-note">
        {note}
      </p>
      {Object.entries(openParts).map(([name, Part]) => (
        <Part key={name} config={config} onClose={() => setOpenParts((before) => without(before, name))} />
      ))}
    </>
  )
}
