import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('credit-card', 'dining')

export { generateMetadata }
export default page
