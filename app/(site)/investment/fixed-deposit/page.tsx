import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('fixed-deposit')

export { generateMetadata }
export default page
