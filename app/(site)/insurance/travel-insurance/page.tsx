import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('travel-insurance')

export { generateMetadata }
export default page
