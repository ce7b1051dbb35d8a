import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('car-loan')

export { generateMetadata }
export default page
