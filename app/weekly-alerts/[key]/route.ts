import { weeklyAlertsLink } from '@/lib/server/data/forms/key-links/weekly-alerts'

export const GET = weeklyAlertsLink.GET
export const POST = weeklyAlertsLink.POST
