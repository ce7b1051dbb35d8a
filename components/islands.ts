import type { ComponentType } from 'react'

/** Draws a component with its data over the markup that the server printed of both. */
export type Draw = <P extends object>(component: ComponentType<P>, props: P) => Promise<void>

/** Loads an island's script and hands its component to `draw`. `data` is what the server printed for it. */
export type LoadIsland = (data: string, draw: Draw) => Promise<void>

/** The data was printed by the build that this script is of: a document names its script by a hash of the content. */
function island<P extends object>(load: () => Promise<ComponentType<P>>): LoadIsland {
  return async (data, draw) => draw(await load(), JSON.parse(data))
}

/**
 * Every island of the site, by the name that `<Island>` prints. Each is a script of its own, loaded when the island wakes.
 * The page that shows an island names the same component.
 */
export const islands: Readonly<Record<string, LoadIsland>> = {
  list: island(async () => (await import('./product/list-island.client')).ListIsland),
  eligibility: island(async () => (await import('./product/eligibility-island.client')).EligibilityIsland),
  calculator: island(async () => (await import('./calculator/calculator-island.client')).CalculatorIsland),
  'result-tools': island(async () => (await import('./calculator/result-tools.client')).ResultTools),
  analysis: island(async () => (await import('./analysis/analysis-island.client')).AnalysisIsland),
  'page-tools': island(async () => (await import('./compare/page-tools.client')).PageTools),
  'report-link': island(async () => (await import('./home/report-link.client')).ReportLink),
}
