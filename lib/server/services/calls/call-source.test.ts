import { expect, it } from 'vitest'
import { sourceOf, widerNetworks } from './call-source'

it.each([
  [null, 0, null],
  ['', 0, null],
  ['203.0.113.7', 0, '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7', 0, '203.0.113.7'],
  ['203.0.113.7, 127.0.0.1', 1, '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7, 10.0.0.2', 1, '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7, 10.0.0.2, 10.0.0.3', 2, '203.0.113.7'],
  ['203.0.113.7', 1, null],
  ['::ffff:203.0.113.7', 0, '203.0.113.7'],
])('reads %s behind %i proxies as %s', (forwarded, hops, source) => {
  expect(sourceOf(forwarded, hops)).toBe(source)
})

it('takes all addresses of one IPv6 connection for one source, and the next connection for another', () => {
  const first = sourceOf('2001:db8:1:2::1', 0)
  expect(first).toBe('2001:db8:1:2::/64')
  expect(sourceOf('2001:DB8:1:2:ffff:ffff:ffff:ffff', 0)).toBe(first)
  expect(sourceOf('2001:db8:1:2::1%eth0', 0)).toBe(first)
  expect(sourceOf('2001:db8:1:3::1', 0)).not.toBe(first)
})

it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.4', '172.16.0.1', '100.64.0.1', 'fe80::1%eth0', 'fd00::1'])(
  'takes %s for a proxy that nobody told us of',
  (address) => {
    expect(sourceOf(address, 0)).toBeNull()
  },
)

it.each(['unknown', '203.0.113.7:4711', '_hidden', '999.1.1.1', '<script>'])('takes %s for no address', (text) => {
  expect(sourceOf(text, 0)).toBeNull()
})

it('knows the networks around an IPv6 connection, and none around anything else', () => {
  expect(widerNetworks('2001:db8:1:2f3::/64')).toEqual([
    { name: '2001:db8:1:200::/56', share: 4 },
    { name: '2001:db8:1::/48', share: 16 },
  ])
  for (const other of ['203.0.113.7', 'account 018f', 'x::/64', '2001:db8::/56'])
    expect(widerNetworks(other)).toEqual([])
})
