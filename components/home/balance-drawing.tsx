import type { Balance } from '@/lib/domain/categories/category'

/** Coins in one stack, and the most that one side shows. */
const stackHeight = 6
const mostCoins = 18

/** Amounts in ringgit that one coin may stand for. */
const coinValues = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]

/** What one coin of the drawing stands for, in ringgit: the least with which the larger side fits. */
export function coinValue({ takes, gives }: Balance): number {
  const most = Math.max(takes, gives) / 100
  return coinValues.find((value) => most / value <= mostCoins) ?? Math.ceil(most / mostCoins)
}

/** Coins for an amount in sen: at least one for anything above zero, so that a small side can still be seen. */
export function coinsFor(amount: number, value: number): number {
  return amount <= 0 ? 0 : Math.max(1, Math.round(amount / 100 / value))
}

/**
 * A balance with what a product takes on the left and what it gives on the right, in coins of one value. It tilts to
 * the heavier side. Both figures stand in text beside it, so the drawing is hidden from assistive technology.
 */
export function BalanceDrawing({ balance }: { readonly balance: Balance }) {
  const value = coinValue(balance)
  const tilt = Math.sign(balance.gives - balance.takes) * 16
  return (
    <svg viewBox="0 0 420 260" className="w-full" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M210 78v148" stroke="var(--ink)" strokeWidth="7" />
      <path d="M158 230h104" stroke="var(--ink)" strokeWidth="7" />
      <path d={`M74 ${78 - tilt}L346 ${78 + tilt}`} stroke="var(--teal)" strokeWidth="7" />
      <circle cx="210" cy="78" r="9" fill="var(--marigold)" />
      <Pan x={74} y={78 - tilt} coins={coinsFor(balance.takes, value)} colour="var(--clay)" />
      <Pan x={346} y={78 + tilt} coins={coinsFor(balance.gives, value)} colour="var(--leaf)" />
    </svg>
  )
}

interface PanProps {
  readonly x: number
  readonly y: number
  readonly coins: number
  readonly colour: string
}

function Pan({ x, y, coins, colour }: PanProps) {
  const floor = y + 104
  return (
    <>
      <path
        d={`M${x} ${y}L${x - 52} ${floor}M${x} ${y}L${x + 52} ${floor}`}
        stroke="var(--line-strong)"
        strokeWidth="2.5"
      />
      <path d={`M${x - 60} ${floor}h120`} stroke="var(--ink)" strokeWidth="5" />
      {Array.from({ length: coins }, (_, at) => {
        const stack = Math.floor(at / stackHeight)
        const stacks = Math.ceil(coins / stackHeight)
        const left = x - (stacks * 36) / 2 + stack * 36 + 2
        const top = floor - 12 - (at % stackHeight) * 11
        return <rect key={`${left} ${top}`} x={left} y={top} width="32" height="9" rx="3" fill={colour} />
      })}
    </>
  )
}
