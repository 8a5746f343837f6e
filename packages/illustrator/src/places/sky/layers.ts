import type { Light } from '#light/rig.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'

import type { Layer } from './dome.ts'

function cover(out: Float32Array, red: number, green: number, blue: number, share: number): void {
  out[0] = (out[0] ?? 0) * (1 - share) + red * share
  out[1] = (out[1] ?? 0) * (1 - share) + green * share
  out[2] = (out[2] ?? 0) * (1 - share) + blue * share
}

export type Ridge = {
  /** Sine of the height: of the lowest gap and of what the peaks add. */
  low: number
  peaks: number
  /** Peaks in a quarter of the circle. */
  often: number
  tone: Light
  /** The tone goes to this one towards the foot, as haze lies in valleys. */
  haze: Light
  /** Snow or light on the slopes. */
  slopes?: Light
  /** 1 rounded hills, 0 sharp peaks. */
  round?: number
}

/** Hills or mountains. */
export function ridge(noise: Noise, own: number, options: Ridge): Layer {
  const { low, peaks, often, tone, haze, slopes, round = 0 } = options
  return (azimuth, rise, out) => {
    if (rise > low + peaks) return
    const u = azimuth * often
    const wave = noise.hills(u, own * 7.3)
    const sharp = 1 - Math.abs(wave * 2 - 1)
    const fine = noise.cloud(u * 2.3 + 20, own * 3.1) - 0.5
    const height = low + peaks * clamp((round * wave + (1 - round) * sharp) * 0.85 + fine * 0.42 * (1 - round * 0.75))
    const share = 1 - smoothstep(height - 0.0025, height + 0.0005, rise)
    if (share <= 0) return
    const up = clamp(rise / (height + 0.001))
    const bumps = slopes || round < 0.5 ? noise.cloud(u * 3 + own, rise * 22 * (1 + often * 0.1)) : 0.5
    let [red, green, blue] = haze
    const clear = smoothstep(0, 0.9, up)
    red += (tone[0] * (0.75 + bumps * 0.5) - red) * clear
    green += (tone[1] * (0.75 + bumps * 0.5) - green) * clear
    blue += (tone[2] * (0.75 + bumps * 0.5) - blue) * clear
    if (slopes) {
      const lit = smoothstep(0.42, 0.62, bumps * 0.75 + up * 0.42 - 0.12) * clear
      red += (slopes[0] - red) * lit
      green += (slopes[1] - green) * lit
      blue += (slopes[2] - blue) * lit
    }
    cover(out, red, green, blue, share)
  }
}

/** Tops of a wood far off: uneven, dark, hazy at the foot. */
export function treeLine(
  noise: Noise,
  own: number,
  height: number,
  tone: Light,
  haze: Light,
  conifers: boolean,
): Layer {
  return (azimuth, rise, out) => {
    if (rise > height * 1.4) return
    const u = azimuth * 26 + own * 13
    const column = Math.floor(u)
    const middle = Math.abs(u - column - 0.5) * 2
    const top = conifers
      ? height * (0.45 + 0.6 * noise.cell(column, own) - middle * 0.35)
      : height * (0.3 + noise.hills(u * 0.22, own * 5) * 0.5 + noise.cloud(u * 0.9, own * 5) * 0.45)
    const share = 1 - smoothstep(top - 0.004, top, rise)
    if (share <= 0) return
    const clear = clamp(rise / top)
    const mottled = 0.75 + noise.cloud(u * 0.9, rise * 60) * 0.5
    cover(
      out,
      haze[0] + (tone[0] * mottled - haze[0]) * clear,
      haze[1] + (tone[1] * mottled - haze[1]) * clear,
      haze[2] + (tone[2] * mottled - haze[2]) * clear,
      share,
    )
  }
}

export type Skyline = {
  low: number
  high: number
  /** Houses in a quarter of the circle. */
  often: number
  tone: Light
  haze: Light
  lamps: readonly Light[]
  lit: number
}

/** Towers of a city far off, with windows that may be lit. */
export function skyline(noise: Noise, own: number, options: Skyline): Layer {
  const { low, high, often, tone, haze, lamps, lit } = options
  return (azimuth, rise, out) => {
    if (rise > high * 1.25) return
    const u = azimuth * often + own * 3.7
    const column = Math.floor(u)
    const inside = u - column
    const chance = noise.cell(column + own * 9, 5)
    const wide = 0.72 + 0.28 * noise.cell(column, own + 30)
    // A narrower top on some: towers that step back.
    const stepped = chance > 0.6 && inside > wide * 0.25 && inside < wide * 0.7 ? 1.22 : 1
    const middle = noise.hills(azimuth * 1.3, own) * 0.6 + 0.4
    const height = inside > wide ? low * 0.8 : (low + (high - low) * chance * middle) * stepped
    if (rise > height) return
    const clear = 0.25 + 0.75 * clamp(rise / (high * 0.7))
    const side = 0.86 + 0.28 * noise.cell(column + 2, 61)
    cover(
      out,
      haze[0] + (tone[0] * side - haze[0]) * clear,
      haze[1] + (tone[1] * side - haze[1]) * clear,
      haze[2] + (tone[2] * side - haze[2]) * clear,
      1,
    )
    if (lit <= 0 || inside > wide) return
    const [a, b] = [u * 17, rise * 17 * often * 0.55]
    const [i, j] = [Math.floor(a), Math.floor(b)]
    const window = noise.cell(i + column * 3, j + 90)
    const pane = Math.abs(a - i - 0.5) < 0.3 && Math.abs(b - j - 0.5) < 0.27
    const lamp = lamps[Math.floor(window * 999) % lamps.length]
    if (!pane || window >= lit || !lamp) return
    const level = 0.6 + window / lit
    cover(out, lamp[0] * level, lamp[1] * level, lamp[2] * level, 0.9)
  }
}
