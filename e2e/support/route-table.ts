import type { categoryOf } from '@/lib/domain/categories/registry'
import { detailPath, slugsOf } from './catalogue'

const below = (folder: string, pages: string) => pages.split(' ').map((page) => `${folder}/${page}`)
const detailOf = (id: Parameters<typeof categoryOf>[0]) => detailPath(id, slugsOf(id)[0])

/** The screens of the specification, section by section. A list stands with one of its products. */
const screens: readonly string[] = [
  '/',
  ...below('', 'products campaign features financial-analysis financial-hub about-us blog vouchers contact-us support'),
  ...below('', 'download-timbang platform-agreement privacy-and-policy terms-conditions'),
  ...below('', 'referral referral-dashboard referral/referral-terms-conditions mx-points'),
  ...below('', 'bank bank-account bank-account/savings-account bank-account/current-account'),
  detailOf('savings-account'),
  detailOf('current-account'),
  ...below('', 'credit-card'),
  detailOf('credit-card'),
  ...below('/credit-card', 'reward cashback petrol travel dining shopping groceries'),
  ...below('', 'loan loan/personal-loan loan/business-loan loan/car-loan loan/home-loan'),
  detailOf('personal-loan'),
  detailOf('home-loan'),
  detailOf('car-loan'),
  detailOf('business-loan'),
  ...below('', 'insurance'),
  ...below('/insurance', 'critical-illness-insurance medical-card-insurance personal-accident-insurance pet-insurance'),
  ...below('/insurance', 'property-insurance term-life-insurance travel-insurance whole-life-insurance'),
  detailOf('term-life-insurance'),
  detailOf('whole-life-insurance'),
  detailOf('critical-illness-insurance'),
  detailOf('personal-accident-insurance'),
  detailOf('travel-insurance'),
  detailOf('medical-card-insurance'),
  detailOf('pet-insurance'),
  detailOf('property-insurance'),
  ...below('', 'investment investment/fixed-deposit'),
  detailOf('fixed-deposit'),
  ...below('/investment', 'sinegy-dax cgs fsmone apex-securities up-by-cgs-my versa'),
  ...below('', 'renewable-energy renewable-energy/solaroo renewable-energy/milieu-solar'),
  ...below('', 'legal legal/ewill legal/easiwill legal/octowill legal/dws'),
  ...below('', 'credit-profile credit-profile/credit-bureau-malaysia credit-profile/ctos'),
  '/truely-esim',
  detailOf('esim'),
]

/** Screens that show a member alone what is on them. */
const forMembers = new Set(['/mx-points', '/referral-dashboard'])

/** A screen; `forMembers`: a visitor sees little there, and search engines nothing. */
export interface Screen {
  readonly path: string
  readonly forMembers: boolean
}

export const routeTable: readonly Screen[] = screens.map((path) => ({ path, forMembers: forMembers.has(path) }))

/** The screens that each visitor gets anew: their steps are walked in journeys of their own. */
export const memberScreens: readonly string[] = ['/sign-in', '/account-settings']
