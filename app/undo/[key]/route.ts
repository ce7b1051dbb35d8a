import { undoLink } from '@/lib/server/data/forms/key-links/undo'

export const GET = undoLink.GET
export const POST = undoLink.POST
