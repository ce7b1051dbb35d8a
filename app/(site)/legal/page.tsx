import { partnerHubMetadata, partnerHubPage } from '@/app/(site)/_parts/partner-route'
import { WhichWill } from '@/components/partner/which-will'

export const revalidate = 300

export const generateMetadata = () => partnerHubMetadata('legal')

/** Which law applies to a will, and the services that help to write one. */
export default function Legal() {
  return partnerHubPage('legal', { partnersTitle: 'Services', tool: <WhichWill /> })
}
