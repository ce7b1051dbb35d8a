import { type FieldMap, isPersonal, type Values, type ValuesOf } from '../fields/field'
import { valuesHold } from '../fields/field-value'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'
import type { ToldCase } from './case-hooks'
import type { CategorySpec, Definition, Facet } from './category'
import { evaluateNotOffered } from './shared/not-offered'
import { offeredOn } from './shared/offered'
import { perScenario } from './shared/per-scenario'

/** Values as those of one set of fields, looked at once for each object of values. Throws TypeError for others. */
function typedValues<M extends FieldMap>(fields: M, of: string): (values: Values) => ValuesOf<M> {
  return perScenario((values: Values) => {
    if (!valuesHold(fields, values)) throw new TypeError(`Values of other fields given to ${of}`)
    return values
  })
}

/** Options are met by a product as it is had on the day; one that is not to be had meets nothing that is asked for. */
function closedFacets<P extends Product>(facets: readonly Facet<P>[], narrow: (product: Product) => P) {
  return facets.map((facet) => ({
    ...facet,
    options: facet.options.map((option) => ({
      ...option,
      matches: (product: Product, today: IsoDate) => {
        const offered = offeredOn(narrow(product), today)
        if (offered !== null) return option.matches(offered, today)
        return facet.mode === 'leave-out' && option.matches(narrow(product), today)
      },
    })),
  }))
}

/** Closes a category over the types of its products, its scenario and the visitor's own product. */
export function defineCategory<P extends Product, const S extends FieldMap, const O extends FieldMap>(
  spec: CategorySpec<P, S, O>,
): Definition<P['category']> {
  const narrow = (product: Product): P => {
    if (!spec.is(product)) throw new Error(`${product.slug} is a ${product.category}, not a ${spec.id}`)
    return product
  }
  const told = typedValues(spec.scenario, spec.id)
  const own = typedValues(spec.ownFields, `the own product of ${spec.id}`)
  const { kindName, art, suits, caution, instalment, caseRules, ...rest } = spec
  const named = kindName === undefined ? {} : { kindName: (product: Product) => kindName(narrow(product)) }
  const suited =
    suits === undefined ? {} : { suits: (product: Product, scenario: Values) => suits(narrow(product), told(scenario)) }
  return {
    ...rest,
    ...named,
    ...(art && { art: (product: Product) => art(narrow(product)) }),
    ...suited,
    ...(instalment && {
      instalment: (product: Product, scenario: Values, today: IsoDate) => {
        const offered = offeredOn(narrow(product), today)
        return offered === null ? null : instalment(offered, told(scenario), today)
      },
    }),
    ...(caseRules && {
      caseRules: (product: Product, given: ToldCase<Values> | null) =>
        caseRules(narrow(product), given === null ? null : { scenario: told(given.scenario), today: given.today }),
    }),
    ...(caution && {
      caution: (scenario: Values, listed: readonly Product[], today: IsoDate) =>
        caution(
          told(scenario),
          listed.flatMap((product) => offeredOn(narrow(product), today) ?? []),
          today,
        ),
    }),
    personal: isPersonal(spec.scenario),
    is: (product: Product): product is Product => spec.is(product),
    scenarioText: (scenario) => spec.scenarioText(told(scenario)),
    facets: closedFacets(spec.facets, narrow),
    sorts: spec.sorts.map((sort) => ({ ...sort, basis: (scenario) => sort.basis(told(scenario)) })),
    evaluate: (product, scenario, today) => {
      const offered = offeredOn(narrow(product), today)
      if (offered === null) return evaluateNotOffered(product, spec.sorts, today)
      return spec.evaluate(offered, told(scenario), today)
    },
    detail: (product, today) => spec.detail(offeredOn(narrow(product), today) ?? narrow(product), today),
    rules: (product) => spec.rules(narrow(product)),
    ownProduct: (values, today) => spec.ownProduct(own(values), today),
    rankedFigures: (product) => spec.rankedFigures(narrow(product)),
  }
}
