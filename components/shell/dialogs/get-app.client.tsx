'use client'

import { Dialog } from '@/components/ui/dialog.client'
import { PhoneCode } from '@/components/ui/phone-code'
import { brand } from '@/lib/brand'
import type { PartProps } from '@/lib/client/shell-config'
import { routes } from '@/lib/routing/routes'

/** The way to the app: a code for a phone's camera and a badge for each store; while there is no app, how to have the site at hand. */
export function GetApp({ config, onClose }: PartProps) {
  const { apps, origin } = config
  return (
    <Dialog title={`Get the ${brand.name} app`} onClose={onClose}>
      <p>
        {apps.length === 0
          ? `${brand.name} is not in the app stores yet. Open the site on your phone with this code, and add it to your home screen.`
          : 'Point your phone’s camera at the code, or choose your store.'}
      </p>
      <PhoneCode address={origin + routes.download} className="mx-auto" />
      {apps.length === 0 ? (
        <p>
          <a className="btn quiet" href={routes.download}>
            How to add it to your home screen
          </a>
        </p>
      ) : (
        <Badges apps={apps} />
      )}
    </Dialog>
  )
}

function Badges({ apps }: Pick<PartProps['config'], 'apps'>) {
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {apps.map((store) => (
        <li key={store}>
          <a className="btn quiet" href={routes.download}>
            {store}
          </a>
        </li>
      ))}
    </ul>
  )
}
