import { detailRoute } from '@/app/(site)/_parts/detail-route'

const { generateMetadata, page } = detailRoute('property-insurance')

export { generateMetadata }
export default page
