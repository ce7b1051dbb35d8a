import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import { pictureFonts } from '@/lib/server/data/og-fonts'
import { heldPicture } from '@/lib/server/data/og-pictures'

/** A picture of 1200 by 630, as social networks show it. `key` names what it shows, its day included. */
export async function pictureResponse(key: string, picture: ReactElement): Promise<Response> {
  const png = await heldPicture(key, async () => {
    const drawn = new ImageResponse(picture, { width: 1200, height: 630, fonts: await pictureFonts() })
    return drawn.arrayBuffer()
  })
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
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
