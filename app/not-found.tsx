import { LostScene } from '@/components/ui/scenes'
import { SearchForm } from '@/components/ui/search-form'
import { routes } from '@/lib/routing/routes'

/** The answer to an unknown address: says so and shows the way on. Sent with status 404. */
export default function NotFound() {
  return (
    <div className="wrap py-16">
      <LostScene />
      <p className="mt-4 text-muted">Error 404</p>
      <h1 className="mt-2">We cannot find that page</h1>
      <p className="mt-4 max-w-[62ch] text-18 text-muted">
        The address may be mistyped, or the product is no longer listed. Nothing you entered is lost: go back with your
        browser, search, or start from one of these.
      </p>
      <SearchForm action={routes.search} label="What are you looking for?" />
      <ul className="mt-6 flex flex-wrap gap-3">
        <li>
          <a className="btn quiet" href={routes.products}>
            All products
          </a>
        </li>
        <li>
          <a className="btn quiet" href={routes.financialHub}>
            Calculators
          </a>
        </li>
        <li>
          <a className="btn quiet" href={routes.support}>
            Help
          </a>
        </li>
        <li>
          <a className="btn quiet" href={routes.home}>
            Home
          </a>
        </li>
      </ul>
    </div>
  )
}
