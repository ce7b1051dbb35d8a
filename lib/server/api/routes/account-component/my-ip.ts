import { myIpOperation } from '@/lib/contract/account-component/my-ip'
import { type Route, route } from '@/lib/server/api/route'

export const myIpRoute: Route = route(myIpOperation, (_input, _member, { source }) => ({ data: { ip: source } }))
