import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Where a figure of the real world names its source. The catalogue's samples name hosts under `.example`. */
const folders = ['lib/domain', 'components', 'content']

/** Names of hosts that are not what the public reads: copies for trying out, mail policies, machines. */
const oddLabel =
  /^(?:dev|development|stag(?:e|ing)?|test|qa|uat|preview|beta|demo|sandbox|mta-sts|autodiscover|mail|smtp|ftp|localhost)(?:[-\d]|$)/
/** Hosts on which anybody puts up a copy for a day. */
const passingHost =
  /\.(?:vercel\.app|netlify\.app|web\.app|herokuapp\.com|pages\.dev|xperience-sites\.com|azureedge\.net)$/

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|yaml|md)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

const sources = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\burl: ?['"]?(https?:\/\/[^'"\s},]+)/g)].map(([, url]) => ({ file, url })),
)

/** What is odd about a source's host; null when nothing is. */
function fault(url: string): string | null {
  const { hostname, port, username } = new URL(url)
  if (port !== '' || username !== '' || /^[\d.]+$|^\[/.test(hostname) || !hostname.includes('.')) return 'a machine'
  if (hostname.split('.').some((label) => oddLabel.test(label))) return 'not the public site'
  return passingHost.test(hostname) ? 'a passing copy' : null
}

describe('the host of a source', () => {
  it.each([
    ['https://staging001.bnm.gov.my/web/guest/-/pd-pf-925', 'not the public site'],
    ['https://mta-sts.propcashflow.my/blog/foreigner-stamp-duty-8-percent-malaysia', 'not the public site'],
    ['https://dev-v4.freemalaysiatoday.com/category/nation', 'not the public site'],
    ['https://qa-pidmwebsite-c9e41f.xperience-sites.com/public/faqs', 'not the public site'],
    ['https://smartcalc-my.vercel.app/guides', 'a passing copy'],
    ['http://10.0.0.7/x', 'a machine'],
    ['https://www.bnm.gov.my:8443/x', 'a machine'],
    ['https://www.bnm.gov.my/-/pd-pf-925', null],
    ['https://help.gxbank.my/deposits', null],
    ['https://www.testament.com.my/', null],
  ])('%s: %s', (url, expected) => {
    expect(fault(url)).toBe(expected)
  })

  it('is the public site wherever a figure, a calculator, a guide or the glossary names one', () => {
    expect(sources.length).toBeGreaterThan(60)
    expect(sources.filter(({ url }) => url !== undefined && fault(url) !== null)).toEqual([])
  })
})
