import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('savings-account')

export { generateMetadata }
export default page
