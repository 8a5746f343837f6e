import { tableNoise } from '#geometry/noise.ts'
import { blob, smoothstep } from '#geometry/interpolate.ts'

/** What the years did to a place of the skin: how deep a line is there, 0..1, and how far flesh has sunk or bulges. */
export type Aged = { line: number; sag: number }

/** How far something that begins at an age has come, `years` being 0 for the smooth and 1 for the very old. */
const since = (begin: number, years: number): number => smoothstep(begin, begin + 0.65, years)

/**
 * Lines and folds of age at a place of the head and neck of the base mesh, for skin as old as `years` (0..1): across the
 * forehead and between the brows, beside and below the eyes, from the nose past the mouth and down to the chin, over the
 * lip, on cheeks and neck. `sag` is the broad form in decimeters: bags, folds that hang over, jowls.
 */
export function ageAt(x: number, y: number, z: number, years: number, out: Aged): void {
  out.line = 0
  out.sag = 0
  if (y > 8.1 || y < 5.2 || z < 0.3) return
  const side = x < 0 ? -x : x
  if (y < 6.12) neck(x, y, side, z, years, out)
  else if (z > 0.6) {
    if (y > 7.4) forehead(x, y, side, years, out)
    if (y < 7.56) face(x, y, side, z, years, out)
  }
}

/** Lines across the forehead, bent over each brow, broken here and there; upright ones between the brows. */
function forehead(x: number, y: number, side: number, years: number, out: Aged): void {
  const across = smoothstep(0.7, 0.3, side) * smoothstep(7.56, 7.68, y) * smoothstep(8.08, 7.92, y)
  if (across > 0) {
    const wave = y - 0.12 * side * (0.6 - side) + tableNoise(x * 2.6, y * 1.5, 0, 11) * 0.034
    const broken = clamped(0.35 + 0.95 * tableNoise(x * 3.1, y * 6, 3, 12) + 0.25 * years)
    out.line = across * ridges((wave - 7.6) / 0.14, 0.26) * broken * (0.4 + 0.35 * years) * since(0, years)
  }
  const frown = smoothstep(7.4, 7.5, y) * smoothstep(7.68, 7.54, y)
  if (frown > 0 && side < 0.14) {
    const bent = tableNoise(x * 3, y * 4, 9, 18) * 0.02
    const upright = smoothstep(0.042, 0, Math.abs(side - 0.07 - (y - 7.5) * 0.1 - bent)) * frown
    deepen(out, upright * (0.26 + 0.16 * tableNoise(x * 2, y * 3, 4, 20)) * since(0.2, years))
  }
}

function face(x: number, y: number, side: number, z: number, years: number, out: Aged): void {
  // Crow's feet: rays from the outer corner of the eye, the longer the older.
  const ex = side - 0.45
  const ey = y - 7.27
  const away = Math.sqrt(ex * ex + ey * ey)
  const reach = 0.14 + 0.09 * years
  if (ex > 0 && away < reach) {
    const fan = ey / Math.max(0.04, ex)
    const rays = smoothstep(0.025, 0.07, away) * smoothstep(reach, 0.08, away) * smoothstep(1.5, 0.9, Math.abs(fan))
    const broken = clamped(0.42 + 0.5 * tableNoise(x * 7, y * 9, 3, 12))
    const lines = ridges(fan * 1.7 + 0.5 + tableNoise(x * 6, y * 6, 1, 14) * 0.3, 0.24)
    deepen(out, rays * lines * broken * (0.5 + 0.25 * years) * since(-0.05, years))
  }
  // Below the eye a bag, with a crease under it that runs on towards the cheek.
  const under = smoothstep(0.12, 0.22, side) * smoothstep(0.5, 0.38, side)
  if (under > 0 && y < 7.2 && y > 6.95) {
    const crease = 7.1 + (side - 0.31) * (side - 0.31) * 1.1
    const bagged = since(0.02, years)
    deepen(out, under * smoothstep(0.05, 0, Math.abs(y - crease)) * 0.3 * since(-0.1, years))
    out.sag += under * blob((y - crease - 0.055) * (y - crease - 0.055), 0.085) * 0.022 * bagged
    out.sag -= under * blob((y - crease + 0.02) * (y - crease + 0.02), 0.07) * 0.007 * bagged
  }
  // From the nose past the corners of the mouth: the cheek hangs over the fold.
  if (y < 6.97 && y > 6.44) {
    const off = side - (0.195 + (6.93 - y) * 0.43)
    const along = smoothstep(6.96, 6.86, y) * smoothstep(6.44, 6.62, y)
    deepen(out, along * smoothstep(0.065, 0, Math.abs(off)) * 0.6 * since(-0.12, years))
    out.sag += along * blob((off - 0.09) * (off - 0.09), 0.15) * 0.034 * since(0, years) * (0.3 + 0.7 * years)
  }
  // From the corners of the mouth down, with the jowl beside it.
  if (y < 6.6 && y > 6.12) {
    const off = side - (0.285 + (6.58 - y) * 0.16)
    const along = smoothstep(6.6, 6.52, y) * smoothstep(6.2, 6.34, y)
    const drooping = since(0.12, years)
    deepen(out, along * smoothstep(0.065, 0, Math.abs(off)) * 0.36 * drooping)
    const jx = side - 0.53
    const jy = y - 6.36
    out.sag += blob(jx * jx + jy * jy * 1.3, 0.22) * 0.05 * drooping * years
    // The crease below the lower lip.
    const chin = smoothstep(0.2, 0.08, side) * smoothstep(0.028, 0, Math.abs(y - 6.44 - side * side * 1.2))
    deepen(out, chin * 0.35 * since(0.3, years))
  }
  // Over the lip fine upright lines.
  if (y > 6.67 && y < 6.85 && side < 0.27) {
    const lip = smoothstep(6.67, 6.7, y) * smoothstep(6.85, 6.76, y) * smoothstep(0.27, 0.2, side)
    deepen(out, lip * ridges(x / 0.045 + tableNoise(x * 9, y * 4, 2, 17) * 0.9, 0.3) * 0.24 * since(0.4, years))
  }
  // Thin skin on the cheeks falls into lines that run down and outwards.
  if (side > 0.4 && y < 7.1 && y > 6.3) {
    const cheek = smoothstep(0.4, 0.52, side) * smoothstep(0.6, 0.85, z) * smoothstep(7.1, 6.95, y) * since(0.45, years)
    if (cheek > 0) {
      const run = side * 0.9 + (y - 6.8) * 0.35 + tableNoise(x * 3.5, y * 3.5, z * 3.5, 19) * 0.05
      const broken = clamped(0.1 + tableNoise(x * 4, y * 5, z * 4, 23))
      deepen(out, cheek * ridges(run / 0.085, 0.32) * 0.24 * broken)
    }
  }
}

/** Rings around the neck, and cords that stand out on both sides of the throat. */
function neck(x: number, y: number, side: number, z: number, years: number, out: Aged): void {
  const front = smoothstep(0.3, 0.55, z) * smoothstep(6.12, 6.02, y) * smoothstep(5.2, 5.45, y)
  if (front === 0) return
  const wave = y + side * side * 0.35 + tableNoise(x * 2.2, y * 1.4, 5, 15) * 0.05
  const broken = clamped(0.4 + 0.8 * tableNoise(x * 2.4, y * 4, 7, 16) + 0.2 * years)
  deepen(out, front * ridges((wave - 5.6) / 0.19, 0.12) * 0.42 * broken * since(0.12, years))
  const cord = blob((side - 0.17 - (6 - y) * 0.06) * (side - 0.17 - (6 - y) * 0.06), 0.1)
  out.sag += front * cord * 0.012 * since(0.35, years)
}

function deepen(out: Aged, line: number): void {
  if (line > out.line) out.line = line
}

const clamped = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value)

/** 1 on each whole number, 0 farther than `width` from it. */
function ridges(value: number, width: number): number {
  const off = Math.abs(value - Math.floor(value + 0.5))
  return off >= width ? 0 : smoothstep(width, 0, off)
}
