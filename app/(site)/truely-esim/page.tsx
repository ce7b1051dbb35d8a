import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('esim')

export { generateMetadata }
export default page
