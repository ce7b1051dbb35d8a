import type { Area, AreaMap, Country } from './figures'

/** The area that a country falls in by a plan’s own map; null: it is not covered. */
export function areaOf({ listed, others, excluded }: AreaMap, country: Country): Area | null {
  if (excluded.includes(country)) return null
  return listed.find(({ countries }) => countries.includes(country))?.area ?? others
}
