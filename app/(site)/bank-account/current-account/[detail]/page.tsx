import { detailRoute } from '@/app/(site)/_parts/detail-route'

const { generateMetadata, page } = detailRoute('current-account')

export { generateMetadata }
export default page
