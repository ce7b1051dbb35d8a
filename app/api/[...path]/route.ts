import { answerCall } from '@/lib/server/data/site/answer-call'

/** Hands a request to the provider, whose paths carry no `/api`. */
async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/^\/api(?=\/)/, '')
  return answerCall(new Request(url, request))
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
