import { unsubscribeLink } from '@/lib/server/data/forms/key-links/unsubscribe'

export const GET = unsubscribeLink.GET
export const POST = unsubscribeLink.POST
