import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('credit-card', 'petrol')

export { generateMetadata }
export default page
