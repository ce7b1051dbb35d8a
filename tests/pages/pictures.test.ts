import { beforeAll, describe, expect, it } from 'vitest'
import { GET as productPicture } from '@/app/og/[category]/[slug]/route'
import { GET as listPicture } from '@/app/og/[category]/route'
import { GET as sitePicture } from '@/app/og/site/route'
import { categoryList } from '@/lib/domain/categories/registry'
import { catalogue } from '@/lib/server/catalogue/load'

const request = new Request('http://localhost/og')

/** Width and height from the header of a PNG; throws when it is not one. */
async function sizeOf(response: Response): Promise<[number, number]> {
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('Open Graph pictures', () => {
  beforeAll(async () => {
    await sitePicture()
  })

  it('of the site is a PNG of 1200 by 630 that may be kept for a day', async () => {
    const response = await sitePicture()
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(await sizeOf(response)).toEqual([1200, 630])
  })

  it.each(categoryList.map(({ id }) => id))(
    'of the list and a product of %s are drawn',
    async (id) => {
      const list = await listPicture(request, { params: Promise.resolve({ category: id }) })
      expect(await sizeOf(list)).toEqual([1200, 630])
      const [slug = ''] = catalogue().products[id].keys()
      const product = await productPicture(request, { params: Promise.resolve({ category: id, slug }) })
      expect(await sizeOf(product)).toEqual([1200, 630])
    },
    30_000,
  )

  it('of two products differ: each carries its own figure', async () => {
    const [one = '', other = ''] = catalogue().products['credit-card'].keys()
    const draw = async (slug: string) => {
      const answer = await productPicture(request, { params: Promise.resolve({ category: 'credit-card', slug }) })
      return Buffer.from(await answer.arrayBuffer())
    }
    expect((await draw(one)).equals(await draw(other))).toBe(false)
  })

  it('of what is not listed is a 404, whatever the address says', async () => {
    for (const slug of ['no-such-card', '..', '__proto__', '%00', 'constructor']) {
      const answer = await productPicture(request, { params: Promise.resolve({ category: 'credit-card', slug }) })
      expect(answer.status).toBe(404)
    }
    for (const category of ['no-such-list', 'toString', '__proto__', 'site']) {
      expect((await listPicture(request, { params: Promise.resolve({ category }) })).status).toBe(404)
      const answer = await productPicture(request, { params: Promise.resolve({ category, slug: 'nusa-fuel-card' }) })
      expect(answer.status).toBe(404)
    }
  })
})
