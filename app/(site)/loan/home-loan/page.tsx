import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('home-loan')

export { generateMetadata }
export default page
