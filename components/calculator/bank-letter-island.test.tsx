// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { Letter } from '@/lib/domain/calculator-pages/settlement-letter'
import { LetterToFill } from './bank-letter-island.client'

const letter: Letter = {
  hint: null,
  subject: 'Agreement [number]',
  body: 'Dear bank,\nI am [name].\n\n[name]',
  gaps: [
    { gap: '[name]', label: 'Your name' },
    { gap: '[number]', label: 'Number' },
  ],
}
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const mail = () => decodeURIComponent(screen.getByRole('link').getAttribute('href') ?? '')

afterEach(() => {
  for (const { label } of letter.gaps) if (screen.queryByLabelText(label) !== null) type(label, '')
  cleanup()
  vi.unstubAllGlobals()
})

it('stands with its gaps without script', () => {
  expect(renderToStaticMarkup(<LetterToFill letter={letter} />)).toContain('I am [name].')
})

it('fills each place of a gap, in the text and in the mail, and leaves the others', () => {
  render(<LetterToFill letter={letter} />)
  type('Your name', ' Aminah $& ')
  expect(document.querySelector('.letter p')?.textContent).toBe('Dear bank,\nI am Aminah $&.\n\nAminah $&')
  expect(mail()).toBe('mailto:?subject=Agreement [number]&body=Dear bank,\r\nI am Aminah $&.\r\n\r\nAminah $&')
})

it('says how the other brackets are filled where nothing of the agreement is known', () => {
  render(<LetterToFill letter={{ ...letter, hint: 'Enter your figures.' }} />)
  expect(screen.getByText('Enter your figures.')).toBeDefined()
})

it('has fields that no form can send', () => {
  render(<LetterToFill letter={letter} />)
  for (const input of document.querySelectorAll('input')) {
    expect([input.name, input.form, input.autocomplete]).toEqual(['', null, 'off'])
  }
})

it('keeps what was typed when the answer around it is drawn anew', () => {
  const { unmount } = render(<LetterToFill letter={letter} />)
  type('Your name', 'Aminah')
  unmount()
  render(<LetterToFill letter={{ ...letter, body: 'Another letter of [name]' }} />)
  expect(document.querySelector('.letter p')?.textContent).toBe('Another letter of Aminah')
})

it('is copied whole, and says what to do where the browser refuses', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  const { unmount } = render(<LetterToFill letter={letter} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy the letter' }))
  expect(await screen.findByText('Copied')).toBe(screen.getByRole('status'))
  expect(written).toEqual([`${letter.subject}\n\n${letter.body}`])
  unmount()
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } })
  render(<LetterToFill letter={letter} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy the letter' }))
  expect(await screen.findByText(/select the text instead/)).toBeDefined()
})

it('is printed alone: the page is marked until the printing is over', () => {
  vi.stubGlobal('print', vi.fn())
  render(<LetterToFill letter={letter} />)
  fireEvent.click(screen.getByRole('button', { name: 'Print the letter' }))
  expect(document.documentElement.dataset.print).toBe('letter')
  dispatchEvent(new Event('afterprint'))
  expect(document.documentElement.dataset.print).toBeUndefined()
})
