import 'server-only'
import { partnerEntities } from '@/lib/contract/click-record'
import type { Partner } from '@/lib/domain/content/partner'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { readEditorText } from '@/lib/server/catalogue/editor-text'
import type { Finding } from '@/lib/server/catalogue/findings'
import { readAllowedHosts } from '@/lib/server/catalogue/read-partner'
import { clock } from '@/lib/server/clock'
import { filesOf } from './content-folder'
import { contentKind } from './content-kind'
import { readPartnerHub, readPartnerPage } from './read-partner-page'

const folder = 'partners'

/** The hosts that visitors may be sent to; null where the list itself cannot be read, which is found with the catalogue. */
function allowedHosts(dir: string): ReadonlySet<string> | null {
  const file = filesOf(dir, folder).find(({ path }) => path.endsWith('/allowed-hosts.yaml'))
  const yaml = file === undefined ? null : readEditorText(file.text)
  const read = yaml?.ok ? readAllowedHosts(yaml.data, malaysianDay(clock().now())) : null
  return read?.ok ? new Set(read.value.map(({ host }) => host)) : null
}

function repeated(partners: readonly Partner[], keyOf: (partner: Partner) => string | null) {
  return partners.filter((partner, at) => {
    const key = keyOf(partner)
    return key !== null && partners.findIndex((other) => keyOf(other) === key) < at
  })
}

/** The table as a whole: each name of the specification once, each page once, and no host that is not allowed. */
function problemsBetween(partners: readonly Partner[], name: string, dir: string): readonly Finding[] {
  const found = ({ slug }: Partner, field: string, reason: string): Finding => ({
    file: `${name}/${slug}.md`,
    line: 1,
    field,
    reason,
  })
  const allowed = allowedHosts(dir)
  const strangers = partners.filter(
    ({ address }) => address !== null && allowed !== null && !allowed.has(new URL(address).hostname),
  )
  const missing = partnerEntities.filter((entity) => partners.every(({ entityName }) => entityName !== entity))
  return [
    ...strangers.map((one) => found(one, 'address', `its host is not in ${name}/allowed-hosts.yaml`)),
    ...repeated(partners, ({ entityName }) => entityName).map((one) => found(one, 'entityName', 'is used twice')),
    ...repeated(partners, ({ page }) => page).map((one) => found(one, 'page', 'is used twice')),
    ...missing.map((entity) => ({ file: name, line: 1, field: 'entityName', reason: `${entity} has no file` })),
  ]
}

/** Every partner, in the order of their files' names: the one table of names, addresses and pages. */
export const partnerContent = contentKind({
  folder,
  files: /\.md$/,
  read: readPartnerPage,
  between: problemsBetween,
})

/** The pages above partners. */
export const partnerHubContent = contentKind({ folder: 'partner-hubs', read: readPartnerHub })
