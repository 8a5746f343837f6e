import { smoothstep } from '#geometry/interpolate.ts'
import { cellShare, tableNoise } from '#geometry/noise.ts'
import { lineDistance, stroke } from './brush.ts'
import type { Chart } from './chart.ts'
import { rune } from './motifs.ts'
import { pairs } from '#geometry/numbers.ts'

/** How much ink, or light, is at a place; 0 where there is none. */
export type Ink = (at: Chart, grain: number) => number

/** Branching lines just under the skin. */
export const veinInk: Ink = (at, grain) => {
  const { x, y, z } = at
  const bent = tableNoise(x * 1.2, y * 1.2, z * 1.2, 71) * 0.5
  const one = Math.abs(tableNoise(x * 1.7 + bent, y * 1.1, z * 1.7, 72))
  const two = Math.abs(tableNoise(x * 3.6, y * 2.6 + bent, z * 3.6, 73))
  const fine = smoothstep(0.35, 0.05, one)
  return Math.max(stroke(one, 0.022, grain * 1.6), stroke(two, 0.026, grain * 3) * fine * 0.85) * veinPlace(at)
}

/** Veins climb from the neck to the jaw and the temples, and along arms and hands; the middle of the face stays clear. */
function veinPlace(at: Chart): number {
  if (at.part !== 'head') return 1
  if (at.z < 0.3) return 0
  const middle = smoothstep(0.3, 0.6, at.side + Math.max(0, 6.6 - at.y) * 1.2 + Math.max(0, at.y - 7.6) * 0.5)
  return middle * smoothstep(8.4, 8, at.y)
}

/** Straight lines with bends of 45 degrees and dots at their ends. */
export const circuitInk: Ink = (at, grain) => {
  if (at.part === 'head') {
    if (at.z < 0.35) return 0
    const { side: x, y } = at
    const runs = [
      pairs`0.9 7.45, 0.66 7.45, 0.58 7.36`,
      pairs`0.92 7.1, 0.7 7.1, 0.6 7, 0.42 7`,
      pairs`0.9 6.85, 0.72 6.85, 0.58 6.7, 0.58 6.4`,
      pairs`0.5 6.86, 0.4 6.76, 0.4 6.6`,
      pairs`0.34 8.3, 0.34 7.98, 0.22 7.86`,
    ] as const
    const dots = pairs`0.58 7.36, 0.42 7, 0.58 6.4, 0.5 6.86, 0.4 6.6, 0.22 7.86`
    let share = 0
    for (const run of runs) share = Math.max(share, stroke(lineDistance(run, x, y), 0.011, grain))
    for (const [dx, dy] of dots) share = Math.max(share, stroke(Math.sqrt((x - dx) ** 2 + (y - dy) ** 2), 0.026, grain))
    return share
  }
  const p = at.part === 'arm' || at.part === 'leg' || at.part === 'neck' ? at.around * 2.2 : at.x * 3
  const q = at.part === 'trunk' ? at.y * 1.1 : at.along * 1.1
  const lane = Math.floor(p)
  const cell = Math.floor(q)
  const own = cellShare(lane, cell, 2, 33)
  const v = q - cell
  // Each lane steps aside once in a cell, or ends in a dot.
  const shift = own > 0.5 ? 0.34 * smoothstep(0.4, 0.6, v) : -0.34 * smoothstep(0.4, 0.6, v)
  const u = p - lane - 0.5 - shift + (own > 0.5 ? 0.17 : -0.17)
  const cut = own > 0.72 && v > 0.5 ? 9 : 0
  const dot = own > 0.72 ? stroke(Math.sqrt((u * 0.45) ** 2 + ((v - 0.5) * 0.9) ** 2), 0.055, grain) : 0
  return Math.max(stroke(u * 0.45 + cut, 0.013, grain), dot)
}

/** Letters of light along the arms, over the collar bones and under the eyes. */
export const runeInk: Ink = (at, grain) => {
  if (at.part === 'head') {
    if (at.z < 0.6 || at.y > 7.1 || at.y < 6.5) return 0
    const u = (at.side - 0.36) / 0.13
    const nth = Math.floor(u)
    if (nth < 0 || nth > 2) return 0
    return rune((u - nth - 0.5) * 2.4, (at.y - 6.9 + nth * 0.05) / 0.1, cellShare(nth, 1, 1, 21), grain * 14)
  }
  if (at.part === 'arm') {
    const q = at.along / 0.42
    const row = Math.floor(q)
    const p = at.around / 0.8
    const lane = Math.round(p)
    if (Math.abs(lane) > 1) return 0
    return rune((p - lane) * 3.2, (q - row - 0.5) * 2.4, cellShare(lane + 5, row, 1, 22), grain * 5.5)
  }
  if (at.part === 'neck') {
    const q = at.along / 0.3
    const row = Math.floor(q)
    const lane = Math.round(at.around / 0.55)
    return rune((at.around / 0.55 - lane) * 3, (q - row - 0.5) * 2.6, cellShare(lane + 9, row, 1, 23), grain * 8)
  }
  const [a, b] = [(at.part === 'leg' ? at.around : at.x) / 0.42, (at.part === 'leg' ? at.along : at.y) / 0.5]
  return rune(
    (a - Math.round(a)) * 3,
    (b - Math.floor(b) - 0.5) * 2.5,
    cellShare(Math.round(a) + 40, Math.floor(b), 1, 24),
    grain * 5,
  )
}
