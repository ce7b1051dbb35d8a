/**
 * Says before the first paint whether somebody may be signed in: a token is stored (`unknown` until the account is
 * loaded) or not (`out`). Styles show the header's parts by it. Storage may be blocked: then nobody is signed in.
 */
const sessionScript =
  'document.documentElement.dataset.session=function(){try{return localStorage.getItem("accessToken")?"unknown":"out"}catch(e){return"out"}}()'

/** Says that a script of this site did not come. Styles then show what a page without script needs. */
const failureScript =
  'addEventListener("error",function(e){var t=e.target;if(t&&t.tagName==="SCRIPT"&&t.src.indexOf(location.origin+"/")===0)document.documentElement.dataset.script="failed"},true)'

/**
 * The Trusted Types policy: script addresses only from this site's own build, HTML only the two empty forms that React
 * uses and this script's own text (Next's runtime writes it again when it has to build a whole document in the browser;
 * it does not run then).
 */
const policyScript = `window.trustedTypes&&trustedTypes.createPolicy&&function(own){trustedTypes.createPolicy("default",{createScriptURL:function(a){var u=new URL(a,location.href);if(u.origin===location.origin&&/^\\/(?:assets|_next\\/static)\\//.test(u.pathname))return a;throw new TypeError("Blocked script address")},createHTML:function(h){if(h===""||h==="<script><\\/script>"||h===own)return h;throw new TypeError("Blocked HTML")}})}(document.currentScript&&document.currentScript.text)`

/**
 * The script that stands first in every document. It is inline because a file would hold up the first paint by a round
 * trip, and has to run before anything that makes script elements. It is named by its hash everywhere.
 */
export const firstScript = `${sessionScript};${failureScript};${policyScript}`
