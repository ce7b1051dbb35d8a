import { startFaults } from '@/tests/crash/start-faults'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { expect, test } from './fixtures'
import { root } from './support/catalogue'
import { imageFolder, run, shippedImage, shippedUnit } from './support/shipped'

test.describe('the unit of systemd', () => {
  test('starts the site, which is ready, listens on this machine alone and ends when it is asked to', async () => {
    const data = temporaryFolder()
    const site = await run(shippedUnit(), { folder: root, dataDir: data.path })
    expect(await site.ready()).toBe(200)
    expect((await fetch(site.url)).status).toBe(200)
    expect(await site.stop()).toEqual([0, ''])
    data.remove()
  })

  for (const { what, variables, make, said } of startFaults) {
    test(`ends with 1 and says what to do: ${what}`, async () => {
      const data = temporaryFolder()
      const clear = make(data.path)
      const site = await run(shippedUnit(), { folder: root, dataDir: data.path, variables: variables(data.path) })
      const [code, text] = await site.ended
      clear()
      data.remove()
      expect([code, text]).toEqual([1, expect.stringMatching(said)])
    })
  }
})

test.describe('the image of the container', () => {
  test('has all that its command needs, and its health check knows when it is ready', async () => {
    const [image, data] = [imageFolder(), temporaryFolder()]
    const site = await run(shippedImage(), { folder: image.path, dataDir: data.path })
    expect(await site.ready()).toBe(200)
    expect(await site.healthCheck()).toBe(0)
    expect((await fetch(`${site.url}/credit-card`)).status).toBe(200)
    expect(await site.stop()).toEqual([0, ''])
    expect(await site.healthCheck()).toBe(1)
    for (const folder of [image, data]) folder.remove()
  })

  test('ends with 1 where its data cannot be kept', async () => {
    const image = imageFolder()
    const site = await run(shippedImage(), { folder: image.path, dataDir: '/proc/none' })
    const [code, text] = await site.ended
    image.remove()
    expect([code, text]).toEqual([1, expect.stringMatching(/^DATA_DIR \/proc\/none cannot be written[^\n]*\n$/)])
  })
})
