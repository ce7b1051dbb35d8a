import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('medical-card-insurance')

export { generateMetadata }
export default page
