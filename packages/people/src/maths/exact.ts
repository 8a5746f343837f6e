/**
 * The functions of `Math` that may differ in their last bit between machines, made of operations that may not:
 * + - * / and the square root. Everything that reaches a pixel uses these.
 */

const twoPi = 6.283185307179586
const halfPi = 1.5707963267948966
const ln2 = 0.6931471805599453

/** Sine, by its series on the nearest quarter turn; right to 1e-12. */
export function sin(angle: number): number {
  let x = angle - twoPi * Math.floor(angle / twoPi + 0.5)
  if (x > halfPi) x = Math.PI - x
  else if (x < -halfPi) x = -Math.PI - x
  const s = x * x
  return (
    x *
    (1 +
      s *
        (-1 / 6 +
          s *
            (1 / 120 +
              s * (-1 / 5040 + s * (1 / 362880 + s * (-1 / 39916800 + s * (1 / 6227020800 - s / 1307674368000)))))))
  )
}

export const cos = (angle: number): number => sin(angle + halfPi)

/** Arc tangent by halving the angle twice, then its series. */
export function atan(value: number): number {
  const half = value / (1 + Math.sqrt(1 + value * value))
  const x = half / (1 + Math.sqrt(1 + half * half))
  const s = x * x
  let sum = 0
  for (let power = 25; power >= 1; power -= 2) sum = 1 / power - s * sum
  return 4 * x * sum
}

export function atan2(y: number, x: number): number {
  if (x > 0) return atan(y / x)
  if (x < 0) return y >= 0 ? atan(y / x) + Math.PI : atan(y / x) - Math.PI
  return y > 0 ? halfPi : y < 0 ? -halfPi : 0
}

export const asin = (value: number): number => {
  const x = value > 1 ? 1 : value < -1 ? -1 : value
  return atan2(x, Math.sqrt(1 - x * x))
}

export const acos = (value: number): number => halfPi - asin(value)

const bits = new DataView(new ArrayBuffer(8))

/** 2 to a whole power between -1022 and 1023, by writing the exponent. */
function scale(power: number): number {
  bits.setUint32(0, (power + 1023) << 20)
  bits.setUint32(4, 0)
  return bits.getFloat64(0)
}

export function exp(value: number): number {
  if (value < -700) return 0
  if (value > 700) return Number.POSITIVE_INFINITY
  const whole = Math.floor(value / ln2 + 0.5)
  const x = value - whole * ln2
  let sum = 1
  for (let n = 13; n >= 1; n--) sum = 1 + (x * sum) / n
  return sum * scale(whole)
}

/** Natural logarithm of a number above 0. */
export function log(value: number): number {
  if (!(value > 0)) return Number.NEGATIVE_INFINITY
  bits.setFloat64(0, value)
  const high = bits.getUint32(0)
  let power = (high >>> 20) - 1023
  bits.setUint32(0, (high & 0x000fffff) | 0x3ff00000)
  let mantissa = bits.getFloat64(0)
  if (mantissa > 1.4142135623730951) {
    mantissa /= 2
    power += 1
  }
  const t = (mantissa - 1) / (mantissa + 1)
  const s = t * t
  let sum = 0
  for (let n = 21; n >= 1; n -= 2) sum = 1 / n + s * sum
  return 2 * t * sum + power * ln2
}

export function pow(base: number, exponent: number): number {
  if (base <= 0) return exponent === 0 ? 1 : 0
  return exp(exponent * log(base))
}
