import { Island } from '@/components/ui/island'
import { ShareLinks } from '@/components/ui/share-links'
import { TextPage } from '@/components/ui/text-page'
import { ShareToolsIsland } from './share-tools-island.client'

interface SharePageProps {
  readonly shared: {
    readonly path: string
    readonly heading: string
    readonly said: string
    readonly picture: string
  }
  /** The absolute address of the result. */
  readonly address: string
}

/** A result ready to be sent on: the text, the ways to send it, and the picture that the link brings along. */
export function SharePage({ shared: { path, heading, said, picture }, address }: SharePageProps) {
  return (
    <TextPage
      crumbs={[
        { href: '/', label: 'Home' },
        { href: path, label: heading },
      ]}
      title="Share this result"
      lede="Whoever opens the link sees the same figures, calculated again on that day. What you told us about yourself, such as income, debts or age, is not in it."
    >
      <section className="card mt-8 max-w-[720px] p-5" aria-label="What is sent">
        <p>{said}</p>
        <p className="mt-2 break-all">
          <a href={path}>{address}</a>
        </p>
      </section>
      <ShareLinks address={address} title={said} />
      <Island name="share-tools" of={ShareToolsIsland} props={{ said, address }} />
      <h2 className="mt-10">The picture that comes with the link</h2>
      <img
        className="mt-4 h-auto w-full max-w-[720px] rounded border border-line"
        src={picture}
        width={1200}
        height={630}
        alt={said}
      />
    </TextPage>
  )
}
