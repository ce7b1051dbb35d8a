import { hubRoute } from '@/app/(site)/_parts/hub-route'

export const revalidate = 300

const route = hubRoute('/loan')

export const metadata = route.metadata
export default route.page
