// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { heldNodes, holdNodes } from './held-nodes'
import { StaticPart } from './static-part.client'

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

/** Hydrates a page that came from the server with this markup in its static part. */
async function hydrate(markup: string): Promise<HTMLElement> {
  const page = document.createElement('div')
  page.innerHTML = `<div class="contents">${markup}</div>`
  document.body.append(page)
  await act(async () => hydrateRoot(page, <StaticPart ticket="1" />))
  return page
}

describe('a static part', () => {
  it('keeps what the server printed when the page hydrates', async () => {
    const page = await hydrate('<p>RM505</p>')
    expect(page.innerHTML).toBe('<div class="contents"><p>RM505</p></div>')
  })

  it('loads the page again, once, when it finds itself empty', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    await hydrate('')
    await hydrate('')
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('held nodes', () => {
  it('come back by their ticket, as often as a render asks', () => {
    const ticket = holdNodes('kept')
    expect([heldNodes(ticket), heldNodes(ticket)]).toEqual(['kept', 'kept'])
  })

  it('are refused when they are gone, so that no page goes out with a hole in it', () => {
    const ticket = holdNodes('old')
    for (let count = 0; count < 500; count += 1) holdNodes('newer')
    expect(() => heldNodes(ticket)).toThrow(/gone/)
  })
})
