import { detailRoute } from '@/app/(site)/_parts/detail-route'

const { generateMetadata, page } = detailRoute('travel-insurance')

export { generateMetadata }
export default page
