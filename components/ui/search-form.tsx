interface SearchFormProps {
  /** The path that it leads to. */
  readonly action: string
  readonly label: string
  /** What the field starts with. */
  readonly typed?: string
}

/** The search of the site in a page; its address says everything, so it works without script. */
export function SearchForm({ action, label, typed }: SearchFormProps) {
  return (
    <search>
      <form action={action} className="mt-6 flex max-w-[62ch] flex-wrap items-end gap-3">
        <label className="field grow">
          {label}
          <span className="input">
            <input type="search" name="q" defaultValue={typed} />
          </span>
        </label>
        <button type="submit" className="btn">
          Search
        </button>
      </form>
    </search>
  )
}
