/**
 * The Trusted Types policy, as the script that stands first in every document: script addresses only from this site's
 * own build, HTML only the two empty forms that React uses and this script's own text (React writes it again when it has to
 * build a whole document in the browser; it does not run then). It is inline because a file would hold up the first paint
 * by a round trip, and has to run before anything that makes script elements. It is named by its hash everywhere.
 */
export const trustedTypesScript = `window.trustedTypes&&trustedTypes.createPolicy&&function(own){trustedTypes.createPolicy("default",{createScriptURL:function(a){var u=new URL(a,location.href);if(u.origin===location.origin&&u.pathname.indexOf("/_next/static/")===0)return a;throw new TypeError("Blocked script address")},createHTML:function(h){if(h===""||h==="<script><\\/script>"||h===own)return h;throw new TypeError("Blocked HTML")}})}(document.currentScript&&document.currentScript.text)`
