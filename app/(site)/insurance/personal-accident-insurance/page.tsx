import { listRoute } from '@/app/(site)/_parts/list-route'

const { generateMetadata, page } = listRoute('personal-accident-insurance')

export { generateMetadata }
export default page
