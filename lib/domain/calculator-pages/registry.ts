import type { Calculator } from './calculator'

/**
 * Every calculator, one row each, in the order of the hub. Each is a script of its own, so that a page in the browser
 * loads no other's.
 */
const loaders = {
  'personal-loan-instalment': async () => (await import('./personal-loan-instalment')).personalLoanInstalment,
  'car-loan-instalment': async () => (await import('./car-loan-instalment')).carLoanInstalment,
  'home-loan': async () => (await import('./home-loan')).homeLoan,
  'early-settlement': async () => (await import('./early-settlement')).earlySettlement,
  'effective-rate-converter': async () => (await import('./effective-rate-converter')).effectiveRateConverter,
  affordability: async () => (await import('./affordability')).affordabilityCalculator,
  'debt-service-ratio': async () => (await import('./debt-service-ratio')).debtServiceRatioCalculator,
  'card-payoff': async () => (await import('./card-payoff')).cardPayoff,
  'balance-transfer': async () => (await import('./balance-transfer')).balanceTransfer,
  'card-value': async () => (await import('./card-value')).cardValue,
  'fixed-deposit': async () => (await import('./fixed-deposit')).fixedDepositCalculator,
  'tied-deposit': async () => (await import('./tied-deposit')).tiedDepositCalculator,
  'roll-over': async () => (await import('./roll-over')).rollOverCalculator,
  'savings-account': async () => (await import('./savings-account')).savingsAccountCalculator,
  'deposit-protection': async () => (await import('./deposit-protection')).depositProtectionCalculator,
  'insurance-gap': async () => (await import('./insurance-gap')).insuranceGapCalculator,
  'medical-co-payment': async () => (await import('./medical-co-payment')).medicalCoPaymentCalculator,
  'motor-premium': async () => (await import('./motor-premium')).motorPremiumCalculator,
  'emergency-fund': async () => (await import('./emergency-fund')).emergencyFundCalculator,
  retirement: async () => (await import('./retirement')).retirementCalculator,
  'solar-payback': async () => (await import('./solar-payback')).solarPaybackCalculator,
} satisfies Readonly<Record<string, () => Promise<Calculator>>>

/** The ids in the order of the hub. */
export const calculatorIds: readonly string[] = Object.keys(loaders)

const loaderOf = new Map<string, () => Promise<Calculator>>(Object.entries(loaders))

/** Loads one calculator; null when there is none of that id. Rejects when its script cannot be fetched. */
export async function loadCalculator(id: string): Promise<Calculator | null> {
  return (await loaderOf.get(id)?.()) ?? null
}
