import { DoneScene } from '@/components/ui/scenes'
import { TextPage } from '@/components/ui/text-page'
import type { NavLink } from '@/lib/routing/navigation'
import { AskUs } from './ask-us'

/** What stands after “Did this help?” was answered. */
export function ThanksPage({ crumbs }: { readonly crumbs: readonly NavLink[] }) {
  return (
    <TextPage crumbs={crumbs} title="Thank you" lede="It is kept, without your name, and helps us to mend our answers.">
      <div className="mt-6">
        <DoneScene />
      </div>
      <AskUs />
    </TextPage>
  )
}
