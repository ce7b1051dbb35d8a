import 'server-only'
import type { Migration } from './migration'

/** The balances that a transfer wrote are found by it: the proof of the ledger asks for those of each page of transfers. */
export const balancesByTransfer: Migration = {
  id: '0022-balances-by-transfer',
  up: async ({ schema }) => {
    await schema.createIndex('points_balance_by_transfer').on('points_balance').column('transfer').execute()
  },
}
