import { alertFields } from '@/lib/account/settings/fields'
import type { InterestEntry } from '@/lib/contract/entities/interest'
import { assertNever } from '@/lib/domain/values/assert-never'
import { routes } from '@/lib/routing/routes'
import { printedDay } from './printed-day'
import { Remove } from './remove'
import { SettingsForm } from './settings-form'

/** The products and partners that a member has on the shortlist, left for or has alerts of, and how to forget them. */
export function Interests({ interests }: { readonly interests: readonly InterestEntry[] }) {
  if (interests.length === 0)
    return (
      <p>
        Nothing is on your list. When you are signed in, a product comes here when you add it to your shortlist, when
        you ask in the menu with your initials to be told of changes, and when you go on to its provider.{' '}
        <a href={routes.products}>Look at the products</a>
      </p>
    )
  return (
    <>
      <ul className="sign-next">
        {interests.map((interest) => (
          <Row key={interest.id} interest={interest} />
        ))}
      </ul>
      {interests.length === 1 ? null : (
        <SettingsForm
          form="clear-interests"
          fields={[]}
          submit="Clear the list"
          removal={{ kind: 'interest', id: null }}
          button="quiet"
        />
      )}
    </>
  )
}

function Row({ interest }: { readonly interest: InterestEntry }) {
  const { id, kind, listed } = interest
  const name = nameOf(interest)
  return (
    <li>
      {listed === null ? <b>{name}</b> : <a href={listed.path}>{name}</a>}
      <span>
        {kindWords(kind)} {printedDay(interest.recordedOn)}.{listed === null ? ' We do not list it any more.' : null}
      </span>
      <AlertQuestion interest={interest} name={name} />
      <Remove kind="interest" id={id} about={`${name}, ${kind}`} />
    </li>
  )
}

/** For which case a product is followed, and what its member chooses of it, as a form. */
function AlertQuestion({ interest, name }: { readonly interest: InterestEntry; readonly name: string }) {
  const { id, product, alert } = interest
  if (alert === null || product === null) return null
  return (
    <>
      <span>
        {alert.words === null
          ? 'With typical figures. For your own, fill in its page and ask again there.'
          : `For this case: ${alert.words}.`}
      </span>
      <SettingsForm
        key={`${alert.least} ${alert.rhythm}`}
        form="alert"
        fields={alertFields(product, alert)}
        item={id}
        submit="Save"
        about={`what you chose for ${name}`}
        button="quiet"
      />
    </>
  )
}

function kindWords(kind: InterestEntry['kind']): string {
  switch (kind) {
    case 'marked':
      return 'On your shortlist since'
    case 'alert':
      return 'We write to you when its figure changes or its offer ends. You asked on'
    case 'left':
      return 'You went on to its provider on'
    default:
      return assertNever(kind)
  }
}

/** What is listed no more has only the name in its address. */
function nameOf({ listed, product, entityName }: InterestEntry): string {
  return listed?.name ?? product?.slug.replaceAll('-', ' ') ?? entityName ?? ''
}
