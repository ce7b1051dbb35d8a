import type { Metadata } from 'next'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/page-query'
import { formatDate, parseIsoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import '@/styles/account.css'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Your account is closed', robots: { index: false, follow: false } }

interface ClosedProps {
  readonly searchParams: Promise<PageQuery>
}

/** What somebody reads who has just closed their account. */
export default async function Closed({ searchParams }: ClosedProps) {
  const erasesOn = parseIsoDate(toSearchParams(await searchParams).get('on') ?? '')
  return (
    <div className="wrap" data-page-mode="form">
      <div className="sign">
        <h1>Your account is closed</h1>
        <p className="sign-lede">You are signed out on every device.</p>
        <p>
          {erasesOn === null
            ? 'We sent you the day on which it is erased.'
            : `It is erased on ${formatDate(erasesOn)}. We sent you this date too.`}{' '}
          The message says how you can change your mind until then.
        </p>
        <p>
          <a className="btn" href={routes.home}>
            To the home page
          </a>
        </p>
      </div>
    </div>
  )
}
