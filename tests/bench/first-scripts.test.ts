import { describe, expect, it } from 'vitest'
import { laterImports, namedScripts, staticImports } from './first-scripts'

describe('the scripts of a document', () => {
  it('are those that a browser of today fetches for it, each once', () => {
    const html = `<link rel="modulepreload" href="/a.js"><link rel="preload" as="font" href="/f.woff2">
      <link rel="preload" as="script" href="/b.js"><script>alert(1)</script><script nomodule src="/old.js"></script>
      <script type="module" data-src="/d.js"></script><script type="module" src="/a.js"></script><script src="/c.js" async></script><link rel="icon" href="/i.svg">`
    expect(namedScripts(html)).toEqual(['/a.js', '/b.js', '/d.js', '/c.js'])
  })
})

describe('the static imports of a module', () => {
  it('are everything it must have before it runs, and nothing that it loads later', () => {
    const code = `import"./a.js";import{b as c}from"./b.js";export*from"./d.js";export{e}from"./e.js";
      export const f=1;const g=()=>import("./later.js");export const text='import"./no.js"'`
    expect(staticImports(code)).toEqual(['./a.js', './b.js', './d.js', './e.js'])
  })
})

describe('the later imports of a module', () => {
  it('are what it loads when it needs it, and nothing that it must have before', () => {
    const code = 'import"./a.js";const f=()=>import("./b.js"),g=async()=>(await import(`./c.js`)).c,h=m=>import(m);'
    expect(laterImports(code)).toEqual(['./b.js', './c.js'])
  })
})
