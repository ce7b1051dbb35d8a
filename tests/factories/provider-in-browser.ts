import { createTransport, type Transport } from '@/lib/client/http'
import type { SessionProvider } from './session-provider'

/** The provider that the page under test talks to; null: there is none. */
export const here: { provider: SessionProvider | null } = { provider: null }

/** Takes the place of `lib/client/browser` in tests of pages: `vi.mock('@/lib/client/browser', () => import('@/tests/factories/provider-in-browser'))`. */
export function browserTransport(): Transport {
  const adapter: SessionProvider['adapter'] = async (request) => {
    if (here.provider === null) throw new Error('There is no provider')
    return here.provider.adapter(request)
  }
  return createTransport({ baseURL: '/api', appId: 'timbang', adapter })
}
