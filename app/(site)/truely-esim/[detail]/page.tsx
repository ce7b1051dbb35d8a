import { detailRoute } from '@/app/(site)/_parts/detail-route'

const { generateMetadata, page } = detailRoute('esim')

export { generateMetadata }
export default page
