import { detailRoute } from '@/app/(site)/_parts/detail-route'

const { generateMetadata, page } = detailRoute('fixed-deposit')

export { generateMetadata }
export default page
