import { handler } from '@/lib/server/api/handler'

/** Never prerendered: the answer tells which build serves it. */
export const dynamic = 'force-dynamic'

/** The specification's address of the version. */
export async function GET(request: Request): Promise<Response> {
  return handler(new Request(new URL('/version', request.url)))
}
