/** Every category that the site compares, by the id that the registry, the API and the content name it by. */
export type CategoryId =
  | 'savings-account'
  | 'current-account'
  | 'fixed-deposit'
  | 'credit-card'
  | 'personal-loan'
  | 'home-loan'
  | 'car-loan'
  | 'term-life-insurance'
  | 'personal-accident-insurance'
  | 'travel-insurance'
  | 'pet-insurance'
  | 'esim'
