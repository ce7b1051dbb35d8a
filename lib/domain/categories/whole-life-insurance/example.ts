import { ringgit } from '../../values/money'
import type { WholeLifeScenario } from './scenario'

/** The case that the list starts from. It is an example, so it says nothing about the visitor. */
export const example: WholeLifeScenario = { age: 31, sex: 'female', smoker: false, sum: ringgit(100_000), leave: 20 }
