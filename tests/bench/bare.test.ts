import { describe, expect, it } from 'vitest'
import { withoutScripts } from './bare'

describe('a bare document', () => {
  it('has lost its script elements and nothing else', () => {
    const html =
      '<head><script>put("<script><\\/script>")</script><style>p{}</style></head><p>a<script type="application/json">{}</script>b'
    expect(withoutScripts(html)).toBe('<head><style>p{}</style></head><p>ab')
  })
})
