import { describe, expect, it } from 'vitest'
import { eulerSchedule, type NoiseConfig, scaled, stepped } from './euler-scheduler.ts'
import { seededNoise } from './seeded-noise.ts'

const config: NoiseConfig = {
  trainSteps: 1000,
  betaStart: 0.00085,
  betaEnd: 0.012,
  betas: 'scaled_linear',
  predicts: 'epsilon',
}

describe('eulerSchedule', () => {
  it('[ENG-72] begins with the noisiest time and goes on evenly', () => {
    const times = (count: number) => eulerSchedule(config, count).steps.map(({ time }) => time)
    expect([times(1), times(2), times(4)]).toEqual([[999], [999, 499], [999, 749, 499, 249]])
    // The strongest noise of Stable Diffusion's own schedule.
    expect(eulerSchedule(config, 1).start).toBeCloseTo(14.6146, 3)
    const { steps } = eulerSchedule(config, 4)
    expect(steps.map(({ next }) => next)).toEqual([...steps.slice(1).map(({ sigma }) => sigma), 0])
  })

  it.each(['epsilon', 'v_prediction'] as const)(
    '[ENG-72] a model that is right about the noise (%s) gets the picture',
    (predicts) => {
      const picture = seededNoise(1, 64)
      const noise = seededNoise(2, 64)
      const { steps, start } = eulerSchedule(config, 4)
      let sample: Float32Array = picture.map((value, at) => value + start * (noise[at] ?? 0))
      for (const step of steps) {
        const { sigma } = step
        const strength = Math.sqrt(sigma * sigma + 1)
        // The clean part is known here, so what a perfect model tells follows from it.
        const told = sample.map((value, at) => {
          const clean = picture[at] ?? 0
          return predicts === 'epsilon'
            ? (value - clean) / sigma
            : ((value / (strength * strength) - clean) * strength) / sigma
        })
        sample = stepped(sample, told, step, predicts)
      }
      for (const [at, value] of sample.entries()) expect(value).toBeCloseTo(picture[at] ?? 0, 3)
    },
  )

  it('[ENG-72] shows the model a picture of the strength that it was taught with', () => {
    const { start } = eulerSchedule(config, 1)
    const shown = scaled(
      seededNoise(3, 4096).map((value) => value * start),
      start,
    )
    expect(spread(shown)).toBeCloseTo(1, 1)
  })
})

describe('seededNoise', () => {
  it('[ENG-72] depends on the seed alone and is as a bell has it', () => {
    const noise = seededNoise(7, 4096)
    expect(seededNoise(7, 4096)).toEqual(noise)
    expect(seededNoise(8, 4096)).not.toEqual(noise)
    expect(noise.reduce((sum, value) => sum + value, 0) / noise.length).toBeCloseTo(0, 1)
    expect(spread(noise)).toBeCloseTo(1, 1)
    // An odd number of them is no problem.
    expect(seededNoise(7, 5)).toEqual(noise.slice(0, 5))
  })
})

const spread = (values: Float32Array): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
