import { detailRoute } from '@/app/(site)/_parts/detail-route'

const { generateMetadata, page } = detailRoute('savings-account')

export { generateMetadata }
export default page
