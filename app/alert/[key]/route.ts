import { alertLink } from '@/lib/server/data/forms/key-links/alert'

export const GET = alertLink.GET
export const POST = alertLink.POST
