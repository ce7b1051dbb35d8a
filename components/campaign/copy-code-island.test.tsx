// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyCodeIsland } from './copy-code-island.client'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('is text to select without script, without a button that would do nothing', () => {
  const html = renderToStaticMarkup(<CopyCodeIsland code="SAVE10" />)
  expect(html).toContain('>SAVE10</code>')
  expect(html).not.toContain('<button')
})

it('is copied by its button, and says so', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  render(<CopyCodeIsland code="SAVE10" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy the code SAVE10' }))
  expect(await screen.findByText('Copied')).toBe(screen.getByRole('status'))
  expect(written).toEqual(['SAVE10'])
})

it('says what to do instead where the browser refuses', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } })
  render(<CopyCodeIsland code="SAVE10" />)
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(/select the code instead/)).toBeDefined()
})
