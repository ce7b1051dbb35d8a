import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('term-life-insurance')

export { generateMetadata }
export default page
