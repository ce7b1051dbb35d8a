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

/** Where the beam hangs, and how far from there its ends and its weights are. */
const pivot = { x: 270, y: 92 }
const arms = { end: 210, weights: 150, pan: 76 }

/**
 * A market steelyard (dacing) at a stall: what a product takes hangs on the long arm, what it gives lies in the pan, in coins of one value. It
 * tilts to the heavier side. Both figures stand in text beside it, so the drawing is hidden from assistive technology.
 */
export function BalanceDrawing({ balance }: { readonly balance: Balance }) {
  const value = coinValue(balance)
  const slope = Math.sign(balance.gives - balance.takes) * 0.12
  const [left, right] = [pivot.y - arms.end * slope, pivot.y + arms.pan * slope]
  const beam = `M${pivot.x - arms.end} ${left}L${pivot.x + arms.pan} ${right}`
  return (
    <svg
      viewBox="0 0 420 300"
      className="w-full"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Stall />
      <path d={`M${pivot.x} 44v${pivot.y - 44}`} />
      <g className="settles">
        <path d={beam} strokeWidth="13" />
        <path d={beam} stroke="var(--teal)" strokeWidth="10" />
        <path d={beam} stroke="var(--on-teal)" strokeWidth="5" strokeDasharray="2 14" strokeLinecap="butt" />
        <circle cx={pivot.x} cy={pivot.y} r="8" fill="var(--marigold)" />
        <Weights x={pivot.x - arms.weights} y={pivot.y - arms.weights * slope} coins={coinsFor(balance.takes, value)} />
        <Pan x={pivot.x + arms.pan} y={right} coins={coinsFor(balance.gives, value)} />
      </g>
    </svg>
  )
}

/** The awning above, and fruit on the table. */
function Stall() {
  return (
    <>
      <path
        d="M2 0v28a26 18 0 0 0 52 0V0M106 0v28a26 18 0 0 0 52 0V0M210 0v28a26 18 0 0 0 52 0V0M314 0v28a26 18 0 0 0 52 0V0"
        fill="var(--teal)"
      />
      <path
        d="M54 0v28a26 18 0 0 0 52 0V0M158 0v28a26 18 0 0 0 52 0V0M262 0v28a26 18 0 0 0 52 0V0M366 0v28a26 18 0 0 0 52 0V0"
        fill="var(--sheet)"
      />
      <path
        d="M48 270c-20 0-20-48 0-48s20 48 0 48zM35 232l26 26M34 246l20 20M61 232l-26 26M62 246l-20 20"
        fill="var(--marigold)"
      />
      <path
        d="M48 222c-12-4-14-14-10-24 4 4 6 8 6 12 0-8 2-14 5-18 4 6 5 12 4 18 1-4 4-8 8-10 2 10-2 18-13 22z"
        fill="var(--leaf)"
      />
      <path d="M84 226h84c0 28-18 44-42 44s-42-16-42-44z" fill="var(--leaf)" />
      <path d="M92 226h68c0 22-14 35-34 35s-34-13-34-35z" fill="var(--clay)" />
      <path d="M112 236v5M126 240v5M140 236v5M119 249v4M133 249v4" />
      <path
        d="M190 234c4 18 22 26 50 18 4 4 2 8-2 11-26 16-52 4-56-25zM190 234l-4-8-6 2 2 10z"
        fill="var(--marigold)"
      />
      <path d="M0 271h420M0 281h420" stroke="var(--teal)" strokeWidth="3" />
      <path
        d="M0 298l10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14"
        stroke="var(--teal)"
        strokeWidth="1"
        fill="var(--teal-tint)"
      />
    </>
  )
}

interface SideProps {
  readonly x: number
  readonly y: number
  readonly coins: number
}

interface CoinsProps extends SideProps {
  readonly colour: string
}

/** Stacks on one another from `y` upwards, in the middle of `x`. */
function Coins({ x, y, coins, colour }: CoinsProps) {
  const stacks = Math.ceil(coins / stackHeight)
  return Array.from({ length: coins }, (_, at) => {
    const left = x - stacks * 15 + Math.floor(at / stackHeight) * 30 + 1
    const top = y - 10 - (at % stackHeight) * 10
    return <rect key={`${left} ${top}`} x={left} y={top} width="28" height="9" rx="3" fill={colour} strokeWidth="1" />
  })
}

/** Slotted weights on a hook. */
function Weights({ x, y, coins }: SideProps) {
  const floor = y + 26 + Math.min(coins, stackHeight) * 10
  const half = Math.max(1, Math.ceil(coins / stackHeight)) * 15 + 3
  return (
    <>
      <path d={`M${x} ${y}V${floor}M${x - half} ${floor}h${half * 2}`} strokeWidth="2.5" />
      <Coins x={x} y={floor} coins={coins} colour="var(--clay)" />
    </>
  )
}

function Pan({ x, y, coins }: SideProps) {
  const floor = y + 92
  return (
    <>
      <path d={`M${x} ${y}L${x - 56} ${floor}M${x} ${y}L${x + 56} ${floor}`} />
      <Coins x={x} y={floor + 2} coins={coins} colour="var(--leaf)" />
      <path d={`M${x - 62} ${floor}h124c-6 18-30 24-62 24s-56-6-62-24z`} fill="var(--marigold)" />
    </>
  )
}
