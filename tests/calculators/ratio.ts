/** A number as a quotient of whole numbers: the tests' own exact arithmetic, which shares no code with the sums it checks. */
export class Ratio {
  readonly over: bigint
  readonly under: bigint

  private constructor(over: bigint, under: bigint) {
    const sign = under < 0n ? -1n : 1n
    this.over = over * sign
    this.under = under * sign
  }

  /** `over ÷ under`, both whole. */
  static of(over: number | bigint, under: number | bigint = 1): Ratio {
    return new Ratio(BigInt(over), BigInt(under))
  }

  /** A rate in basis points, with a tenth of one at most, as a fraction. */
  static rate(basisPoints: number): Ratio {
    return Ratio.of(Math.round(basisPoints * 10), 100_000)
  }

  plus(other: Ratio): Ratio {
    return new Ratio(this.over * other.under + other.over * this.under, this.under * other.under)
  }

  minus(other: Ratio): Ratio {
    return this.plus(new Ratio(-other.over, other.under))
  }

  times(other: Ratio): Ratio {
    return new Ratio(this.over * other.over, this.under * other.under)
  }

  by(other: Ratio): Ratio {
    return new Ratio(this.over * other.under, this.under * other.over)
  }

  power(times: number): Ratio {
    return new Ratio(this.over ** BigInt(times), this.under ** BigInt(times))
  }

  /** The nearest whole number, half up. Only for what is not below nothing. */
  rounded(): number {
    return Number((this.over * 2n + this.under) / (this.under * 2n))
  }

  /** The whole number below. Only for what is not below nothing. */
  floor(): number {
    return Number(this.over / this.under)
  }
}
