import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import { pictureFonts } from '@/lib/server/data/site/og-fonts'
import { heldPicture, heldSharedPicture } from '@/lib/server/data/site/og-pictures'

async function drawn(picture: ReactElement): Promise<ArrayBuffer> {
  return new ImageResponse(picture, { width: 1200, height: 630, fonts: await pictureFonts() }).arrayBuffer()
}

/** A picture of 1200 by 630, as social networks show it. `key` names what it shows, its day included. */
export async function pictureResponse(key: string, picture: ReactElement): Promise<Response> {
  return answerWith(await heldPicture(key, () => drawn(picture)))
}

/** The picture of one result of many; where too many were drawn, the way to the path `standing`, for this time. */
export async function sharedPictureResponse(key: string, picture: ReactElement, standing: string): Promise<Response> {
  const png = await heldSharedPicture(key, () => drawn(picture))
  if (png !== null) return answerWith(png)
  return new Response(null, { status: 307, headers: { location: standing, 'cache-control': 'no-store' } })
}

function answerWith(png: ArrayBuffer): Response {
  return new Response(png, {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      // Made to be shown by other sites.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

/** The answer to a picture of something that is not listed. */
export function noPicture(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('Not found', { status: 404, headers })
}
