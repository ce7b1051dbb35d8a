/**
 * The script of the chat's document, which starts the provider's. An origin of its own has no storage: what widgets keep
 * there and in cookies is kept in memory, until the page is left. The page around it is told whether the chat is `ready`
 * or was `blocked`, and that it shall `close`: a key pressed in a frame is not heard outside.
 */
export const frameScript = `(function(){
var data=document.documentElement.dataset
function say(what){parent.postMessage({chat:what},location.origin)}
function memory(){var kept=new Map();return{
get length(){return kept.size},
key:function(place){var keys=Array.from(kept.keys());return place in keys?keys[place]:null},
getItem:function(name){return kept.has(String(name))?kept.get(String(name)):null},
setItem:function(name,value){kept.set(String(name),String(value))},
removeItem:function(name){kept.delete(String(name))},
clear:function(){kept.clear()}}}
var jar=new Map()
Object.defineProperty(window,"localStorage",{value:memory()})
Object.defineProperty(window,"sessionStorage",{value:memory()})
Object.defineProperty(document,"cookie",{
get:function(){return Array.from(jar,function(pair){return pair.join("=")}).join("; ")},
set:function(text){var pair=/^([^=;]*)=([^;]*)/.exec(text);if(!pair)return;
if(/;\\s*max-age=(0|-)/i.test(text))jar.delete(pair[1].trim());else jar.set(pair[1].trim(),pair[2].trim())}})
var starts={
infobip:function(){window.liveChat("init",data.key,function(error){
if(error)return say("blocked");window.liveChat("show");say("ready")})},
zendesk:function(){window.zE("messenger:on","close",function(){say("close")});window.zE("messenger","open");say("ready")}}
addEventListener("keydown",function(event){if(event.key==="Escape")say("close")})
var script=document.createElement("script")
if(data.provider==="zendesk")script.id="ze-snippet"
script.src=data.script
script.onerror=function(){say("blocked")}
script.onload=function(){try{starts[data.provider]()}catch(error){say("blocked")}}
document.head.append(script)
})()`
