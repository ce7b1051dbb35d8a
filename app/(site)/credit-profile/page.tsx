import { partnerHubMetadata, partnerHubPage } from '@/app/(site)/_parts/partner-route'

export const revalidate = 300

export const generateMetadata = () => partnerHubMetadata('credit-profile')

/** What lenders read about somebody, and how to get it. */
export default function CreditProfile() {
  return partnerHubPage('credit-profile', { partnersTitle: 'Bureaus', tool: null })
}
