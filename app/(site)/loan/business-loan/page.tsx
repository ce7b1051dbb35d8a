import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('business-loan')

export { generateMetadata }
export default page
