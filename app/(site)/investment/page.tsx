import { hubRoute } from '@/app/(site)/_parts/hub-route'

export const revalidate = 300

const { metadata, page } = hubRoute('/investment')

export { metadata }
export default page
