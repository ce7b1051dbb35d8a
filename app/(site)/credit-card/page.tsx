import { listRoute } from '@/app/(site)/_parts/list-route'

export const revalidate = 300

const route = listRoute('credit-card')

export const generateMetadata = route.generateMetadata
export default route.page
