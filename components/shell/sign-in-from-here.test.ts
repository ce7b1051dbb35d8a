// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { signInFromHere } from './sign-in-from-here'

afterEach(() => history.replaceState(null, '', '/'))

function hrefAt(address: string, href = '/sign-in'): string | null {
  history.replaceState(null, '', address)
  document.body.innerHTML = `<a href="${href}"><b>Login / Register</b></a>`
  signInFromHere(document.querySelector('b'))
  return document.querySelector('a')?.getAttribute('href') ?? null
}

test.each([
  ['/glossary', '/sign-in?next=%2Fglossary'],
  ['/compare?category=credit-card&a=x', '/sign-in?next=%2Fcompare%3Fcategory%3Dcredit-card%26a%3Dx'],
  ['/', '/sign-in'],
  ['/sign-in/password', '/sign-in'],
])('a link to sign in at %s leads back there', (address, href) => expect(hrefAt(address)).toBe(href))

test('the address that counts is the one at the moment of the press', () => {
  hrefAt('/credit-card')
  history.replaceState(null, '', '/credit-card?network=visa')
  signInFromHere(document.querySelector('b'))
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/sign-in?next=%2Fcredit-card%3Fnetwork%3Dvisa')
})

test.each(['/sign-in?next=%2Ffeatures', '/sign-in/forgotten-password', '/glossary'])(
  'a link that says where to stays as it is: %s',
  (href) => expect(hrefAt('/glossary', href)).toBe(href),
)
