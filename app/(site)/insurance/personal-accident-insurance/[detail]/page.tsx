import { detailRoute } from '@/app/(site)/_parts/detail-route'

const { generateMetadata, page } = detailRoute('personal-accident-insurance')

export { generateMetadata }
export default page
