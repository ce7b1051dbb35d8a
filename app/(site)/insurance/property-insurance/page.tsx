import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('property-insurance')

export { generateMetadata }
export default page
