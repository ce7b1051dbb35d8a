'use client'

import { Dialog } from '@/components/ui/dialog.client'
import { PhoneCode } from '@/components/ui/phone-code'
import { appStores } from '@/lib/app-stores'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import type { PartProps } from '@/lib/shell-config'

/** The way to the app: a code for a phone's camera and a badge for each store. */
export function GetApp({ config, onClose }: PartProps) {
  return (
    <Dialog title={`Get the ${brand.name} app`} onClose={onClose}>
      <p>Point your phone’s camera at the code, or choose your store.</p>
      <PhoneCode address={config.origin + routes.download} className="mx-auto" />
      <ul className="flex flex-wrap justify-center gap-2">
        {appStores.map((store) => (
          <li key={store}>
            <a className="btn quiet" href={routes.download}>
              {store}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
