import { isoDate } from '../values/iso-date'
import type { Cited } from './dated'

/** What is lost by replacing a policy: waiting times and a price that start again, features that health and age close, a low surrender value. */
export const replacingPolicies: Cited = {
  title: 'Money Compass, replacing a policy without need',
  url: 'https://moneycompass.com.my/2020/06/19/one-insurance-too-many-2/',
  checkedOn: isoDate('2026-11-20'),
}
