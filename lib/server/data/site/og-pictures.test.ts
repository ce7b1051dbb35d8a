import { describe, expect, it } from 'vitest'
import { heldPicture } from './og-pictures'

const picture = (bytes: number) => async () => new ArrayBuffer(bytes)

describe('pictures in memory', () => {
  it('are drawn once, also for those who ask while one is being drawn', async () => {
    let drawn = 0
    const draw = async () => {
      drawn += 1
      return new ArrayBuffer(8)
    }
    const [first, second] = await Promise.all([heldPicture('twice', draw), heldPicture('twice', draw)])
    expect(first).toBe(second)
    expect(await heldPicture('twice', draw)).toBe(first)
    expect(drawn).toBe(1)
  })

  it('are drawn again after a failure', async () => {
    await expect(heldPicture('fails', () => Promise.reject(new Error('no font')))).rejects.toThrow('no font')
    expect((await heldPicture('fails', picture(4))).byteLength).toBe(4)
  })

  it('are never more than 200: the longest unused is dropped, one just asked for is kept', async () => {
    await heldPicture('kept', picture(1))
    await heldPicture('dropped', picture(1))
    for (let at = 0; at < 150; at += 1) await heldPicture(`fill-${at}`, picture(1))
    await heldPicture('kept', picture(2))
    for (let at = 150; at < 300; at += 1) await heldPicture(`fill-${at}`, picture(1))
    expect((await heldPicture('kept', picture(3))).byteLength).toBe(1)
    expect((await heldPicture('dropped', picture(3))).byteLength).toBe(3)
  })
})
