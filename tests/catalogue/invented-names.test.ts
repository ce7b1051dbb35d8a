import { expect, it } from 'vitest'
import { categoryList } from '@/lib/domain/categories/registry'
import { isoDate } from '@/lib/domain/values/iso-date'
import { loadCatalogue } from '@/lib/server/catalogue/load'
import { frozen } from '@/scripts/lib/frozen.mjs'

/**
 * What tells the insurers and takaful operators of Malaysia apart in their names, those of the last years and their older names
 * among them. Compiled on 20 November 2026 from the members that the Malaysian Takaful Association names in its report of 2019
 * (https://docslib.org/doc/10350869/annual-report) and from names of insurers in public forms; the central bank's own page of
 * licensed insurers could not be opened, so a licence given since may be missing.
 */
const realNames =
  'AIA AIG Allianz AmAssurance AmGeneral AmMetLife AXA Affin Berjaya BSN Chubb Etiqa FWD Generali Gibraltar HSBC Ikhlas Kurnia Liberty Lonpac Manulife Maybank MCIS Mitsui MNRB MPI MSIG Multi-Purpose Overseas Orient Pacific PIDM Progressive Prudential PruBSN QBE RHB Sompo Sunlife Tokio Tune Uni.Asia Zurich'
    .toLowerCase()
    .split(' ')
/** Names of several words, whose single words are common ones. */
const realPhrases = [
  'great eastern',
  'hong leong',
  'sun life',
  'takaful malaysia',
  'syarikat takaful',
  'public takaful',
]

it('no invented insurer or takaful operator has the name of a real one', () => {
  const { issuers } = loadCatalogue(frozen.TEST_CONTENT, { today: isoDate(frozen.TEST_NOW), categories: categoryList })
  const kinds = new Set(['insurer', 'general-insurer', 'takaful-operator', 'general-takaful'])
  const insurers = [...issuers.values()].filter(({ kind, invented }) => invented && kinds.has(kind))
  expect(insurers.length).toBeGreaterThan(10)
  for (const { name, shortName } of insurers) {
    const words = `${name} ${shortName}`.toLowerCase()
    expect(
      words.split(/\s+/).filter((word) => realNames.includes(word)),
      name,
    ).toEqual([])
    expect(
      realPhrases.filter((phrase) => words.includes(phrase)),
      name,
    ).toEqual([])
  }
})
