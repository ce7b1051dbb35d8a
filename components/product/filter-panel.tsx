import { useEffect, useRef, useState } from 'react'
import { Option } from '@/components/ui/option'
import type { QualifyToggle } from '@/hooks/use-qualify'
import type { ChoiceModel, FacetModel, ListFrame } from '@/lib/domain/list/list-model'
import { weightKey } from '@/lib/domain/list/list-query'
import { counted } from '@/lib/domain/values/words'

/** Groups of filters that stand open at first, beside the one of situations; the others open where one is chosen. */
const openGroups = 2

interface FilterPanelProps {
  readonly model: ListFrame
  readonly qualify: QualifyToggle
}

/** What the visitor qualifies for, situations, facets, then the visitor's own weights. Part of the page's GET form. */
export function FilterPanel({ model, qualify: { wish, turn } }: FilterPanelProps) {
  const box = useRef<HTMLInputElement>(null)
  // Ticked before script ran: a box of React's own would be taken back without a word.
  useEffect(() => {
    if (box.current?.checked) turn(true)
  }, [turn])
  useEffect(() => {
    if (box.current !== null) box.current.checked = wish === 'on'
  }, [wish])
  return (
    <aside id="filters" popover="auto" className="filters" aria-label="Filters">
      <p className="sheet-only">
        <b>Filters</b>
        <button type="button" className="btn quiet script-only" popoverTarget="filters" popoverTargetAction="hide">
          Close
        </button>
      </p>
      {/* Without a name: no address says it. */}
      {model.judged ? (
        <fieldset className="script-only">
          <Option ref={box} type="checkbox" onChange={({ target }) => turn(target.checked)}>
            Only what I qualify for
          </Option>
          {wish === 'failed' ? (
            <small role="alert" className="problem">
              That could not be loaded. Check your connection and try again.
            </small>
          ) : null}
        </fieldset>
      ) : null}
      <Situations choices={model.situations} />
      {model.facets.map((facet, index) => (
        <FacetGroup key={facet.id} facet={facet} early={index < openGroups} />
      ))}
      <Weights model={model} />
      <button type="submit" className="btn no-script">
        Show the results
      </button>
      <button type="button" className="btn sheet-only script-only" popoverTarget="filters" popoverTargetAction="hide">
        {`Show ${counted(model.view.total, model.singular, model.plural)}`}
      </button>
    </aside>
  )
}

function Situations({ choices }: { readonly choices: readonly ChoiceModel[] }) {
  const none = choices.every((choice) => !choice.chosen)
  return (
    <fieldset>
      <legend>What do you want?</legend>
      <div>
        <Option type="radio" name="situation" value="" defaultChecked={none}>
          Show everything
        </Option>
        {choices.map((choice) => (
          <Option key={choice.id} type="radio" name="situation" value={choice.id} defaultChecked={choice.chosen}>
            {choice.label}
          </Option>
        ))}
      </div>
    </fieldset>
  )
}

function FacetGroup({ facet, early }: { readonly facet: FacetModel; readonly early: boolean }) {
  // As it was at first: the visitor opens and closes it from then on.
  const [open] = useState(early || facet.options.some(({ chosen }) => chosen))
  return (
    <fieldset aria-label={facet.legend}>
      <details open={open}>
        <summary>{facet.legend}</summary>
        {facet.options.map((option) => (
          <Option key={option.id} type="checkbox" name={facet.id} value={option.id} defaultChecked={option.chosen}>
            {option.label}
            <em translate="no">{option.count}</em>
          </Option>
        ))}
      </details>
    </fieldset>
  )
}

function Weights({ model }: { readonly model: ListFrame }) {
  return (
    <fieldset aria-label="Your own weights">
      <details>
        <summary>Your own weights</summary>
        <p className="pb-2 text-14 text-muted">0 leaves it out, 5 counts most. Then sort by “My own weights”.</p>
        {model.weights.map((weight) => (
          <label key={weight.id} className="opt">
            {weight.label}
            <span className="input ml-auto w-[72px]">
              <input name={weightKey(weight.id)} type="number" min={0} max={5} step={1} defaultValue={weight.value} />
            </span>
          </label>
        ))}
      </details>
    </fieldset>
  )
}
