import { detailRoute } from '@/app/(site)/_parts/detail-route'

const { generateMetadata, page } = detailRoute('critical-illness-insurance')

export { generateMetadata }
export default page
