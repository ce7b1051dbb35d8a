import { describe, expect, it } from 'vitest'
import { firstStyles, readStylesheet } from './first-styles'

function first(css: string, html: string): string {
  return firstStyles(readStylesheet([css]), html)
}

describe('the styles that a document holds', () => {
  it('are those whose classes and elements are in it', () => {
    const css = '.a{color:red}.b{color:red}.a.b{top:0}h1{top:0}.a h2{top:0}.a>p:first-child,.b{left:0}'
    expect(first(css, '<p class="x a">')).toBe('.a{color:red}.a>p:first-child{left:0}')
  })

  it('leave out what is for an id that is not in it', () => {
    const css = '#a{top:0}#b{top:0}p#a .c,.c#b{left:0}#a:not(#b){top:1px}'
    expect(first(css, '<p id="a" class="c">')).toBe('#a{top:0}p#a .c{left:0}#a:not(#b){top:1px}')
  })

  it('leave out how a change comes about: nothing changes before all styles are there', () => {
    const css =
      '.a{color:red;transition:color .1s}.a{animation:k 1s}@media (prefers-reduced-motion:reduce){*{animation:none;transition:none;scroll-behavior:auto}}'
    expect(first(css, '<p class="a">')).toBe('.a{color:red}')
  })

  it('count what may match for what does', () => {
    const css =
      '.a:not(.b){top:0}.a:not([data-c]){top:1px}:is(.b,.c) .a{top:2px}.a+*{top:3px}.a:has(.b:not(.c)){top:4px}'
    expect(first(css, '<p class="a">')).toBe(css)
  })

  it('count attributes that a document has or that its first script may set', () => {
    const css = '[data-mode] .a{top:0}.a[disabled]{top:1px}[data-session=in] .a{top:2px}'
    expect(first(css, '<p class="a" data-mode="sign">')).toBe('[data-mode] .a{top:0}[data-session=in] .a{top:2px}')
  })

  it('leave out what asks for an attribute inside that no element has', () => {
    const css = 'body:has([data-mode]) .a{top:0}.a:has(>[aria-invalid]){top:1px}.a:not(:has([open])){top:2px}'
    expect(first(css, '<body><p class="a" data-mode="form">')).toBe(
      'body:has([data-mode]) .a{top:0}.a:not(:has([open])){top:2px}',
    )
  })

  it('read names with marks in them', () => {
    const css = '.tablet\\:w-\\[calc\\(1px\\,2px\\)\\]{width:1px}.mt-\\.5{top:0}[data-x="]"].a{top:0}'
    expect(first(css, '<p class="tablet:w-[calc(1px,2px)] mt-.5">')).toBe(css.slice(0, css.indexOf('[data-x')))
  })

  it('leave out what shows in no state that a document arrives in, and paper', () => {
    const css =
      '.a:hover,.a:focus{top:0}.a:popover-open{top:0}.a::backdrop{top:0}@media print{.a{top:0}}@layer late{.a{top:0}}'
    expect(first(css, '<p class="a">')).toBe('@layer late;.a:focus{top:0}')
  })

  it('keep the edges that are drawn for who has colours of their own: they are there from the first paint', () => {
    const css = '@layer parts{@media (forced-colors:active){.a{border-color:CanvasText}.b{top:0}}}'
    expect(first(css, '<p class="a">')).toBe(
      '@layer parts;@layer parts{@media (forced-colors:active){.a{border-color:CanvasText}}}',
    )
  })

  it('keep the order of all layers, whatever is left of them', () => {
    const css = '@layer base,components;@layer components{.b{top:0}}@layer utilities{.a{top:0}}'
    expect(first(css, '<p class="a">')).toBe('@layer base,components,utilities;@layer utilities{.a{top:0}}')
  })

  it('keep conditions with what is left in them, fonts and movements', () => {
    const css =
      '@media (width>=1px){.a{top:0}.b{top:0}}@media (width>=2px){.b{top:0}}@font-face{font-family:F}@keyframes k{0%{top:0}}'
    expect(first(css, '<p class="a">')).toBe(
      '@media (width>=1px){.a{top:0}}@font-face{font-family:F}@keyframes k{0%{top:0}}',
    )
  })

  it('hold the custom properties that they or the document read, through one another', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}.x{top:var(--a)}.y{--b:2px}'
    expect(first(css, '<p class="x"><rect fill="var(--d)">')).toBe(
      ':root{--a:var(--b);--b:1px;--d:3px}.x{top:var(--a)}',
    )
  })

  it('have a value in place of its name where it is the same everywhere', () => {
    const css = ':root{--a:#123;--b:#456;--c:#789}.x{color:var(--a);top:var(--later,0px);fill:var(--b);left:var(--c)}'
    expect(first(`${css}.y{--b:#000}@media (width>=1px){:root{--c:#000}}`, '<p class="x">')).toBe(
      ':root{--b:#456;--c:#789}.x{color:#123;top:var(--later,0px);fill:var(--b);left:var(--c)}@media (width>=1px){:root{--c:#000}}',
    )
  })

  it('hold a rule that comes again once, in its last place', () => {
    const texts = ['.a{top:1px}.b{top:2px}', '.a{top:3px}@media (width>=1px){.b{top:2px}}']
    expect(firstStyles(readStylesheet(texts), '<p class="a b">')).toBe(
      '.b{top:2px}.a{top:3px}@media (width>=1px){.b{top:2px}}',
    )
  })

  it("have the framework's own properties written out", () => {
    const css = [
      '@layer theme{:root,:host{--spacing:.25rem}}',
      '.a{margin:calc(var(--spacing) * 2);border-style:var(--tw-border-style);line-height:var(--tw-leading,1.5)}',
      '.a{--tw-font-weight:700;font-weight:var(--own,700)}',
      '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}',
    ].join('')
    expect(first(css, '<p class="a">')).toBe(
      '@layer theme;.a{margin:.5rem;border-style:solid;line-height:1.5}.a{font-weight:var(--own,700)}',
    )
  })
})
