import { detailRoute } from '@/app/(site)/_parts/detail-route'

export const revalidate = 300
export const dynamicParams = false

const route = detailRoute('credit-card')

export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.page
