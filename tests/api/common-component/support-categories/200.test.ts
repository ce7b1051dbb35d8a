import { expect, test } from 'vitest'
import { supportCategoriesOperation } from '@/lib/contract/common-component/support-categories'
import { supportCategories } from '@/lib/domain/content/support'
import { expectSuccess, send } from '../../support/provider'

test('the subjects come in their order, each with as many answers as it has', async () => {
  const { data } = await expectSuccess(await send(supportCategoriesOperation), supportCategoriesOperation)
  expect(data.map(({ slug }) => slug)).toEqual(supportCategories.map(({ slug }) => slug))
  expect(data.filter(({ answers }) => answers === 0)).toEqual([])
})
