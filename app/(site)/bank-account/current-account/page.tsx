import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('current-account')

export { generateMetadata }
export default page
