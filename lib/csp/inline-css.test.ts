import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inlinedCss, trimDocument, trimPayload } from './inline-css'

/** How Next writes a text row: its length in bytes, in hex, and then the text itself. */
function row(id: string, text: string): string {
  return `${id}:T${new TextEncoder().encode(text).length.toString(16)},${text}`
}

/** How Next writes a piece of payload into the document. */
function push(payload: string): string {
  const json = JSON.stringify(payload).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
  return `<script>self.__next_f.push([1,${json}])</script>`
}

function page(css: string, payload: string): string {
  return `<style data-precedence="next" data-href="/a.css">${css}</style><p>Hello</p>${push(payload)}`
}

const css = 'a>b{content:"\\201c—"}\n.row{color:red}'

describe('a document with inlined styles', () => {
  it('keeps its style element and loses the repeat in the payload', () => {
    const trimmed = trimDocument(page(css, `0:{}\n${row('5', css)}6:{}`))
    expect(inlinedCss(trimmed)).toEqual([css])
    expect(trimmed.split('.row{color:red}')).toHaveLength(2)
    expect(trimmed).toContain(push('0:{}\n5:T1, 6:{}'))
  })

  it('loses every repeat, each of which is as long as the stylesheet', () => {
    const trimmed = trimDocument(page(css, `${row('5', css)}${row('6', css)}`))
    expect(trimmed).toContain(push('5:T1, 6:T1, '))
  })

  it('loses the repeats of each stylesheet when its element holds several', () => {
    const parts = ['.a{color:red}', '.b{content:"—"}', '.c{color:red}']
    const payload = [...parts, '.d{}'].map((part, place) => row(`${place}`, part)).join('')
    const trimmed = trimDocument(page(parts.join(''), payload))
    expect(trimmed).toContain(push(`0:T1, 1:T1, 2:T1, ${row('3', '.d{}')}`))
  })

  it('is left alone where a text merely begins like the stylesheet', () => {
    const other = page(css, row('5', `${css}.more{}`))
    expect(trimDocument(other)).toBe(other)
  })

  it('without styles stays as it is, byte for byte', () => {
    const plain = '<!doctype html><style></style><p>:T1, </p>'
    expect(inlinedCss(plain)).toEqual([])
    expect(trimDocument(plain)).toBe(plain)
  })
})

describe('the metadata of a document', () => {
  const title = '[["$","title","0",{"children":"A ] title\\nof two lines"}],["$","meta","1",{"name":"description"}]]'

  it('is left out of the payload: the head has it already', () => {
    expect(trimDocument(push(`0:{}\n21:${title}\n22:null\n`))).toBe(push('0:{}\n21:null\n22:null\n'))
  })

  it('goes with the tags of the viewport, and with properties that are undefined', () => {
    const viewport = '[["$","meta","0",{"charSet":"utf-8"}]]'
    const given = push(`0:{"a":1,"b":"$undefined","c":["$undefined"]}\n1:${viewport}\n21:${title}\n`)
    expect(trimDocument(given)).toBe(push('0:{"a":1,"c":["$undefined"]}\n1:null\n21:null\n'))
  })

  it('is left alone when it is not a row of its own', () => {
    const other = push(`0:{"a":${title}}\n`)
    expect(trimDocument(other)).toBe(other)
  })
})

describe('a payload of a soft navigation', () => {
  it('leaves out the stylesheets that the document has and keeps all other rows', () => {
    expect(trimPayload(`${row('1', css)}${row('2', 'text')}`, [css])).toBe(`1:T1, ${row('2', 'text')}`)
  })

  it('stays readable whatever the stylesheet holds: the row says how long its text is', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'binary' }).filter((text) => !text.includes(':T')),
        (text) => {
          expect(trimPayload(`${row('1', text)}2:{}`, [text])).toBe('1:T1, 2:{}')
        },
      ),
    )
  })
})
