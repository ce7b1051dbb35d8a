import { comingSoonRoute } from '@/app/(site)/_parts/coming-soon-route'

export const revalidate = 300

const { metadata, page } = comingSoonRoute('/insurance/medical-card-insurance')

export { metadata }
export default page
