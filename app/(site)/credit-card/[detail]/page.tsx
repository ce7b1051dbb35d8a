import { detailRoute } from '@/app/(site)/_parts/detail-route'

const { generateMetadata, page } = detailRoute('credit-card')

export { generateMetadata }
export default page
