import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('pet-insurance')

export { generateMetadata }
export default page
