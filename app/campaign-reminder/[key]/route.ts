import { campaignReminderLink } from '@/lib/server/data/forms/key-links/campaign-reminder'

export const GET = campaignReminderLink.GET
export const POST = campaignReminderLink.POST
