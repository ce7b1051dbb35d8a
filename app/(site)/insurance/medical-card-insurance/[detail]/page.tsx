import { detailRoute } from '@/app/(site)/_parts/detail-route'

const { generateMetadata, page } = detailRoute('medical-card-insurance')

export { generateMetadata }
export default page
