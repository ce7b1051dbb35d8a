import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('critical-illness-insurance')

export { generateMetadata }
export default page
