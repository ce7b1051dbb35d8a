/** Where the typeface lies; the stylesheet names the same file. */
const typeface = '/fonts/plus-jakarta-sans-text-5.3.0.woff2'

/**
 * Says before the first paint whether somebody may be signed in: a token is stored (`unknown` until the account is
 * loaded) or not (`out`). Styles show the header's parts by it. Storage may be blocked: then nobody is signed in.
 */
const sessionScript = 'd.session="out";try{if(localStorage.getItem("accessToken"))d.session="unknown"}catch(e){}'

/** Says before the first paint whether the visitor chose light or dark; without a choice the device's preference holds. */
const themeScript = 'try{let h=localStorage.getItem("theme");if(h)d.theme=h}catch(e){}'

/**
 * Asks for the typeface before any style is read, so that the first page of a visit has it. Only where the connection is quick:
 * elsewhere it would hold the first words up. A browser that says nothing of its connection is taken for quick.
 */
const typefaceScript = `let c=navigator.connection;if(!c||!c.saveData&&c.effectiveType=="4g"&&c.downlink>1.5){let l=document.createElement("link");l.rel="preload";l.as="font";l.crossOrigin="";l.href="${typeface}";document.head.append(l)}`

/** Says that a script of this site did not come. Styles then show what a page without script needs. */
const failureScript =
  'addEventListener("error",({target:e})=>{if(e.tagName==="SCRIPT"&&e.src.startsWith(o+"/"))d.script="failed"},true)'

/**
 * The Trusted Types policy: script addresses only from this site's own build, HTML only the two empty forms that React
 * uses and this script's own text (Next's runtime writes it again when it has to build a whole document in the browser;
 * it does not run then).
 */
const policyScript = `if(t)t.createPolicy("default",{createScriptURL(a){let u=new URL(a,location.href);return u.origin===o&&/^\\/(assets|_next\\/static)\\//.test(u.pathname)?a:n("script address")},createHTML:h=>["","<script><\\/script>",s&&s.text].includes(h)?h:n("HTML")})`

/**
 * Loads the module that starts whatever runs on a page, once the page has been painted: before that it would take a part of
 * the line and of the processor from the first paint. In a tab that nobody has looked at yet, it waits until somebody does.
 */
const loaderScript =
  'addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{let l=document.querySelector("script[data-src]");if(l)l.src=l.dataset.src})))'

/** Remembers what was pressed last, for the loader: what is pressed before that comes would be lost. */
const pressScript = 'addEventListener("click",e=>{window.pressed=e.target},true)'

/** What the parts work with: the marks of the document, its origin, Trusted Types where there are any, this script, a refusal. */
const names =
  'd=document.documentElement.dataset,o=location.origin,t=window.trustedTypes,s=document.currentScript,n=w=>{throw TypeError("Blocked "+w)}'

/**
 * The script that stands first in every document. It is inline because a file would hold up the first paint by a round
 * trip, and has to run before anything that makes script elements. It is named by its hash everywhere. Its names are short,
 * since every document carries it, and stay in its block.
 */
export const firstScript = `{let ${names};${sessionScript};${themeScript};${failureScript};${policyScript};${typefaceScript};${pressScript};${loaderScript}}`
