/** How noise becomes a picture: at which times the model is asked, and how strong the noise is then. */
export type Schedule = {
  readonly steps: readonly { readonly time: number; readonly sigma: number; readonly next: number }[]
  /** How strong the noise is that everything begins with. */
  readonly start: number
}

export type NoiseConfig = {
  readonly trainSteps: number
  readonly betaStart: number
  readonly betaEnd: number
  readonly betas: 'linear' | 'scaled_linear'
  /** What the model tells of a noisy picture: the noise in it, or how fast it changes. */
  readonly predicts: 'epsilon' | 'v_prediction'
}

/** Euler's method over evenly spaced times that begin with the noisiest: what models for few steps are taught with. */
export function eulerSchedule(config: NoiseConfig, count: number): Schedule {
  const kept = keptShares(config)
  const stride = config.trainSteps / count
  const times = Array.from({ length: count }, (_, index) => Math.round(config.trainSteps - index * stride) - 1)
  const sigmas = times.map((time) => sigmaOf(kept[time] ?? 1))
  return {
    steps: times.map((time, index) => ({ time, sigma: sigmas[index] ?? 0, next: sigmas[index + 1] ?? 0 })),
    start: sigmas[0] ?? 1,
  }
}

const sigmaOf = (kept: number): number => Math.sqrt((1 - kept) / kept)

/** How much of the picture is left after each step of adding noise. */
function keptShares({ trainSteps, betaStart, betaEnd, betas }: NoiseConfig): Float64Array {
  const shares = new Float64Array(trainSteps)
  const root = betas === 'scaled_linear'
  const [from, to] = root ? [Math.sqrt(betaStart), Math.sqrt(betaEnd)] : [betaStart, betaEnd]
  let left = 1
  for (let at = 0; at < trainSteps; at += 1) {
    const even = from + ((to - from) * at) / Math.max(1, trainSteps - 1)
    left *= 1 - (root ? even * even : even)
    shares[at] = left
  }
  return shares
}

/** What the model is shown: the same picture at the strength that it was taught with. */
export function scaled(sample: Float32Array, sigma: number): Float32Array {
  const strength = Math.sqrt(sigma * sigma + 1)
  return sample.map((value) => value / strength)
}

/** One step towards the picture. */
export function stepped(
  sample: Float32Array,
  told: Float32Array,
  { sigma, next }: { readonly sigma: number; readonly next: number },
  predicts: NoiseConfig['predicts'],
): Float32Array {
  const square = sigma * sigma + 1
  return sample.map((value, at) => {
    const guess = told[at] ?? 0
    const clean = predicts === 'epsilon' ? value - sigma * guess : value / square - (guess * sigma) / Math.sqrt(square)
    return value + ((value - clean) / sigma) * (next - sigma)
  })
}
