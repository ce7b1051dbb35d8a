import { listRoute } from '@/app/(site)/_parts/list-route'

export const revalidate = 300

const route = listRoute('fixed-deposit')

export const generateMetadata = route.generateMetadata
export default route.page
