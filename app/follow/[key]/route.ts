import { followLink } from '@/lib/server/data/forms/key-links/follow'

export const GET = followLink.GET
export const POST = followLink.POST
