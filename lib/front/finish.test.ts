import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finish, type Parts } from './finish'
import { readStylesheet } from './first-styles'

const constant = 'start("<script><\\/script>")'
const parts: Parts = {
  constant,
  loader: '/assets/loader-AB12.js',
  settings: '{}',
  styles: new Map([['/_next/static/chunks/a.css', '.a{color:red}']]),
  sheets: new Map(),
}
const loader = '<script type="module" data-src="/assets/loader-AB12.js"></script>'
const first = `<script>${constant}</script>`
const framework =
  '<script src="/_next/static/chunks/main.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"<\\/p>"])</script>'

function page(body: string, head = ''): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}${first}</head><body>${body}${framework}</body></html>`
}

function finished(body: string, head = ''): string {
  const result = finish(page(body, head), parts)
  if (result === null) throw new Error('It could not be finished')
  return result.html
}

describe('a finished document', () => {
  it('has lost the scripts of the framework, and has the constant one and the loader', () => {
    expect(finished('<p>Text</p>')).toBe(
      `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${first}${loader}</head><body><p>Text</p></body></html>`,
    )
  })

  it('loads nothing for the scripts that it has lost, and all else as before', () => {
    const font = '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="anonymous"/>'
    const script = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>'
    expect(finished('', font + script)).toContain(`${font}${first}`)
  })

  it('has its stylesheets inside, each named for the policy', () => {
    const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
    const result = finish(page('', `${link}<style data-href="b">.b{}</style>`), parts)
    expect(result?.html).toContain('<style>.a{color:red}</style><style>.b{}</style>')
    expect(result?.styles).toEqual(['.a{color:red}', '.b{}'])
  })

  it('tells of the settings that the server runs with, not of those it was built with', () => {
    const block = (text: string) => `<script id="shell-config" type="application/json">${text}</script>`
    expect(finish(page(block('{"built":1}')), { ...parts, settings: '{"now":1}' })?.html).toContain(block('{"now":1}'))
  })

  it('holds what is above its footer of the styles of a known kind, and links all of them before the footer', () => {
    const names = ['/_next/static/chunks/a.css', '/_next/static/chunks/b.css']
    const stylesheet = readStylesheet(['.a{top:0}.sf{top:0}', '.b{top:0}'])
    const sheets = new Map([[names.join(' '), { stylesheet, texts: [], address: '/assets/page-AB12.css' }]])
    const head = names.map((name) => `<link rel="stylesheet" href="${name}" data-precedence="next"/>`).join('')
    const result = finish(page('<p class="a"></p><footer class="sf"><p class="b"></p></footer>', head), {
      ...parts,
      sheets,
    })
    expect(result?.html).toBe(
      `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>.a{top:0}</style>${first}${loader}</head><body><p class="a"></p><link rel="stylesheet" href="/assets/page-AB12.css"><footer class="sf"><p class="b"></p></footer></body></html>`,
    )
    expect(result?.styles).toEqual(['.a{top:0}'])
  })

  it('leaves a stylesheet by its address that it does not know', () => {
    const link = '<link rel="stylesheet" href="/_next/static/chunks/z.css" data-precedence="next"/>'
    expect(finished('', link)).toContain(link)
  })

  it('keeps data blocks and the markers that islands are hydrated over, to the letter', () => {
    const kept =
      '<p>1<!-- -->2</p><script type="application/json" data-props="">{"a":"\\u003cscript>"}</script><script type="application/ld+json">[{"x":1}]</script>'
    expect(finished(kept)).toContain(kept)
  })

  it('is the same whether the framework printed it when it was built or later, with or without its boundaries', () => {
    expect(finished('<div hidden=""><!--$--><!--/$--></div><!--$--><p>1</p><!--/$-->')).toBe(
      finished('<div hidden=""></div><p>1</p>'),
    )
  })

  it('has text in styles, titles and text fields untouched, even where it looks like a script', () => {
    const kept = '<style>a:after{content:"</head>"}</style><title>a &lt;script> b</title>'
    expect(finished('', kept)).toContain(kept)
  })
})

describe('a document that cannot be finished', () => {
  it.each([
    ['a script of unknown text', '<script>alert(1)</script>'],
    ['a script from an unknown place', '<script src="/api/a.js"></script>'],
    ['a script of the framework with a text', '<script src="/_next/a.js">alert(1)</script>'],
    ['a late part', '<template id="B:0"></template>'],
    ['a late part that is hidden', '<div hidden id="S:0">late</div>'],
    ['a start of a script in an attribute', '<p title="<script>">a</p>'],
    ['a start of a script in a comment', '<!-- <script src="/_next/a.js"></script> -->'],
    ['data that begin a comment', '<script type="application/json">"<!-- <script>"</script>'],
    ['a script that hides behind data', '<script type="application/json" src="/api/a.js"></script>'],
    ['two types', '<script type="module" type="application/json">1</script>'],
    ['a second end', '</body></html>'],
    ['a second loader', loader],
    ['an element that never ends', '<style>'],
  ])('has %s', (_, body) => {
    expect(finish(page(body), parts)).toBeNull()
  })

  it('has no head that ends', () => {
    expect(finish(`<html><body>${framework}</body></html>`, parts)).toBeNull()
  })
})

/** What a browser's parser takes for the start of a script, read as it reads: text of elements that hold only text is skipped. */
function scriptsOf(html: string): readonly string[] {
  return [...html.matchAll(/<script[\s/>][\s\S]*?<\/script[\s/>]/gi)].map(([element]) => element)
}

describe('whatever stands in the content', () => {
  const hostile = fc.constantFrom(
    '<script>',
    '</script>',
    '<SCRIPT src=/api/a.js>',
    '<scr',
    'ipt>',
    '<!--',
    '-->',
    '<style>',
    '</style>',
    '"',
    "'",
    '</head>',
    '<script src="/_next/a.js"></script>',
    '<script type="application/json">',
    loader,
    'x',
  )
  const content = fc.array(hostile, { maxLength: 8 }).map((pieces) => pieces.join(''))

  it.each([
    ['in the body', (text: string) => text],
    ['in an attribute', (text: string) => `<p title="${text}">a</p>`],
    ['in a data block', (text: string) => `<script type="application/json">${text}</script>`],
    ['in a comment', (text: string) => `<!--${text}-->`],
    ['in a style', (text: string) => `<style>${text}</style>`],
  ])('nothing runs but the loader and the constant script: %s', (_, place) => {
    fc.assert(
      fc.property(content, (text) => {
        const result = finish(page(place(text)), parts)
        if (result === null) return
        const running = scriptsOf(result.html).filter((element) => !/^<script type="application\/json"/.test(element))
        expect(running.map((element) => element.slice(0, 30))).toEqual([first.slice(0, 30), loader.slice(0, 30)])
      }),
      { numRuns: 500 },
    )
  })
})
