import { detailRoute } from '@/app/(site)/_parts/detail-route'

const { generateMetadata, page } = detailRoute('whole-life-insurance')

export { generateMetadata }
export default page
