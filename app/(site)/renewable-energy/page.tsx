import { notFound } from 'next/navigation'
import { partnerHubMetadata, partnerHubPage } from '@/app/(site)/_parts/partner-route'
import { SolarForm } from '@/components/partner/solar-form'
import { calculatorModel, calculatorPath } from '@/lib/domain/calculator-pages/model'
import { loadCalculator } from '@/lib/domain/calculator-pages/registry'
import { today } from '@/lib/server/data/site/today'

export const revalidate = 300

export const generateMetadata = () => partnerHubMetadata('renewable-energy')

/** What the calculator needs to know of a home; the rest it assumes and says so. */
const asked: ReadonlySet<string> = new Set(['watts', 'phase', 'use', 'tariff', 'cost'])

/** Solar panels: the scheme, the estimate and the partners. */
export default async function RenewableEnergy() {
  const calculator = (await loadCalculator('solar-payback')) ?? notFound()
  const { form } = calculatorModel(calculator, new URLSearchParams(), today())
  const fields = form.fields.filter(({ name }) => asked.has(name))
  return partnerHubPage('renewable-energy', {
    partnersTitle: 'Installers',
    tool: <SolarForm action={calculatorPath(calculator.id)} fields={fields} />,
  })
}
