import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('whole-life-insurance')

export { generateMetadata }
export default page
