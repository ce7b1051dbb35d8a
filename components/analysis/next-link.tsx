import type { FindingId, NextPage } from '@/lib/domain/analysis/finding'
import { handedOverHash } from '@/lib/domain/analysis/handed-over'
import { formKey } from '@/lib/domain/fields/form'

/**
 * Leads on from a finding, with the visitor's figures where the page there is a calculator: with script it finds them in
 * this tab, without script they are sent as its form would send them. No address holds one.
 */
export function NextLink({ id, next }: { readonly id: FindingId; readonly next: NextPage }) {
  const { href, label, fills } = next
  if (fills === null)
    return (
      <p className="no-print mt-3">
        <a className="inline-block min-h-[24px]" href={href}>
          {label}
        </a>
      </p>
    )
  return (
    <>
      <p className="script-only no-print mt-3">
        <a className="inline-block min-h-[24px]" href={`${href}${handedOverHash(id)}`}>
          {label}
        </a>
      </p>
      <form className="no-script no-print mt-3" method="post" action={`${href}/answer`}>
        <input type="hidden" name={formKey} value="1" />
        {Object.entries(fills).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <button type="submit" className="link-button">
          {label}
        </button>
      </form>
    </>
  )
}
