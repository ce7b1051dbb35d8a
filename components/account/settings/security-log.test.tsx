// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SecurityLog } from './security-log'

it('names each of the sign-ins that one press ended, although they ended at the same moment', () => {
  const end = { kind: 'signed-out', at: 1_795_000_000_000, device: 'Chrome on Android', end: 'member' } as const
  const { container } = render(<SecurityLog events={[end, end]} />)
  expect(container.querySelectorAll('li')).toHaveLength(2)
})
