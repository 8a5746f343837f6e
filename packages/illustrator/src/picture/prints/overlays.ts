import { type EffectId, type Random, random } from '@eidolon/people'
import { atan2, exp } from '@eidolon/people/exact.ts'
import { brightness, linear, scaled as brightened } from '#geometry/color.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import type { Light } from '#light/rig.ts'
import type { Frame } from '#raster/frame.ts'
import { blurred, quartered, scaled } from '#raster/scale.ts'
import { drawnOverlays } from './drawn-overlays.ts'
import type { Overlay, OverlayWork as Work } from './overlay.ts'

/** What is laid over the light before it is toned. */
const overlays: Readonly<Partial<Record<EffectId, Overlay>>> = {
  rays: addRays,
  'lens-flare': addFlare,
  lightning: addLightning,
  aura: addAura,
  'speed-lines': addSpeedLines,
  ...drawnOverlays,
}

/** Adds what lens, light and pen do; `side` is the side that the key light comes from. */
export function addOverlays(
  light: Float32Array,
  frame: Frame,
  effects: readonly EffectId[],
  { seed, side, colour }: { readonly seed: number; readonly side: number; readonly colour?: string | undefined },
): void {
  for (const effect of effects)
    overlays[effect]?.({ light, frame, side, colour, chance: random(`effect ${effect}`, seed) })
}

function add(light: Float32Array, pixel: number, [red, green, blue]: Light, share: number): void {
  const at = pixel * 3
  light[at]! += red * share
  light[at + 1]! += green * share
  light[at + 2]! += blue * share
}

/** As bright, in the color that is asked for. */
function inColor(color: string | undefined, own: Light): Light {
  if (color === undefined) return own
  const hue = linear(color)
  return brightened(hue, brightness(own) / Math.max(0.12, brightness(hue)))
}

const full = Math.PI * 2

/** Beams from beyond an upper corner, thinner where they have come far. They fall less on the person than behind. */
function addRays({ light, frame: { width, height, alpha }, chance, side }: Work): void {
  const from = { x: width * (side > 0 ? 0.95 : 0.05), y: -height * 0.25 }
  const beams = Array.from({ length: 9 }, () => ({
    at: chance.between(0, 1),
    wide: chance.between(0.012, 0.05),
    strong: chance.between(0.4, 1),
  }))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [offX, offY] = [x - from.x, y - from.y]
      // From straight down to the far side, 0..1.
      const turn = atan2(offX * -side, offY) / 1.35
      let strength = 0
      for (const beam of beams) {
        const off = (turn - beam.at) / beam.wide
        if (off > -3 && off < 3) strength += beam.strong * exp(-off * off)
      }
      if (strength <= 0.003) continue
      const far = Math.sqrt(offX * offX + offY * offY) / (width + height)
      const pixel = y * width + x
      add(light, pixel, [0.62, 0.54, 0.38], strength * (1 - smoothstep(0.25, 0.95, far)) * (1 - 0.65 * alpha[pixel]!))
    }
  }
}

/** A bright light in a corner, its streak across the picture, and its ghosts on the other side of the middle. */
function addFlare({ light, frame: { width, height }, chance, side }: Work): void {
  const at = { x: width * (side > 0 ? 0.86 : 0.14), y: height * chance.between(0.08, 0.2) }
  const long = Math.max(width, height)
  const ghosts = [0.45, 0.7, 1.25, 1.5, 1.85].map((along) => ({
    x: at.x + (width / 2 - at.x) * along,
    y: at.y + (height / 2 - at.y) * along,
    radius: long * chance.between(0.012, 0.05),
    tint: chance.pick<Light>([
      [0.2, 0.09, 0.04],
      [0.06, 0.14, 0.2],
      [0.1, 0.18, 0.06],
    ]),
  }))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [offX, offY] = [(x - at.x) / long, (y - at.y) / long]
      const far = offX * offX + offY * offY
      const streak = exp(-offY * offY * 26_000) * exp(-offX * offX * 9) * 0.55
      const glow = exp(-far * 260) * 2.6 + exp(-far * 16) * 0.42
      if (glow + streak > 0.003) add(light, y * width + x, [1, 0.86, 0.62], glow)
      if (streak > 0.003) add(light, y * width + x, [0.55, 0.72, 1], streak)
    }
  }
  for (const { x: midX, y: midY, radius, tint } of ghosts) {
    const [low, high] = [Math.max(0, Math.floor(midY - radius)), Math.min(height - 1, Math.ceil(midY + radius))]
    const [left, right] = [Math.max(0, Math.floor(midX - radius)), Math.min(width - 1, Math.ceil(midX + radius))]
    for (let y = low; y <= high; y++) {
      for (let x = left; x <= right; x++) {
        const out = Math.sqrt((x - midX) * (x - midX) + (y - midY) * (y - midY)) / radius
        if (out < 1) add(light, y * width + x, tint, (0.4 + 0.6 * out * out) * (1 - smoothstep(0.9, 1, out)))
      }
    }
  }
}

/** The thin blue streak that an anamorphic lens draws through the brightest light behind the person. */
export function addStreak(light: Float32Array, { width, height, alpha }: Frame): void {
  let [brightest, row] = [0, Math.round(height * 0.2)]
  for (let y = Math.round(height * 0.12); y < height * 0.55; y++) {
    for (let x = 0; x < width; x += 2) {
      const pixel = y * width + x
      const sum = light[pixel * 3]! + light[pixel * 3 + 1]! + light[pixel * 3 + 2]!
      if (alpha[pixel]! < 0.1 && sum > brightest) [brightest, row] = [sum, y]
    }
  }
  const thin = height / 340
  for (let y = 0; y < height; y++) {
    const off = (y - row) / thin
    const strength = exp(-off * off * 0.5) * 0.5 + exp(-off * off * 0.02) * 0.1
    if (strength < 0.003) continue
    for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
      add(light, pixel, [0.25, 0.5, 1], strength * (1 - 0.92 * alpha[pixel]!))
    }
  }
}

type Point = readonly [x: number, y: number]

/** Bolts from the upper edge to beside the person, behind them. */
function addLightning({ light, frame: { width, height, alpha, head }, chance, colour }: Work): void {
  const glow = new Float32Array(width * height)
  const thin = Math.max(0.8, Math.max(width, height) / 620)
  const bright = inColor(colour, [2.1, 2.5, 3.9])
  for (const way of [-1, 1]) {
    const reach = chance.between(0.16, 0.4) * width
    const start: Point = [head.x + way * reach * chance.between(0.4, 1.1), -height * 0.03]
    const end: Point = [head.x + way * (reach + head.radius * 1.4), height * chance.between(0.62, 0.95)]
    for (const [from, to, wide] of bolt(start, end, chance, 0)) strike(glow, width, height, from, to, thin * wide)
  }
  for (let pixel = 0; pixel < glow.length; pixel++) {
    const strength = glow[pixel]!
    if (strength > 0.002) add(light, pixel, bright, strength * (1 - alpha[pixel]!))
  }
}

type OverlayStroke = readonly [from: Point, to: Point, wide: number]

/** A jagged line with a few branches. */
function bolt(from: Point, to: Point, chance: Random, depth: number): readonly OverlayStroke[] {
  const steps = depth === 0 ? 16 : 7
  const strokes: OverlayStroke[] = []
  const jag = (Math.abs(to[1] - from[1]) + Math.abs(to[0] - from[0])) / steps / 1.6
  let at = from
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    const stray = step === steps ? 0 : jag
    const next: Point = [
      from[0] + (to[0] - from[0]) * share + chance.middling() * stray * 2,
      from[1] + (to[1] - from[1]) * share + chance.middling() * stray * 0.6,
    ]
    strokes.push([at, next, depth === 0 ? 1.25 - 0.5 * share : 0.6 - 0.35 * share])
    if (depth === 0 && step > 2 && step < steps - 1 && chance.chance(0.3)) {
      const aside: Point = [next[0] + chance.middling() * jag * 7, next[1] + jag * chance.between(3, 6)]
      strokes.push(...bolt(next, aside, chance, 1))
    }
    at = next
  }
  return strokes
}

/** Draws a stroke with its glow; where strokes meet the brighter one counts. */
function strike(glow: Float32Array, width: number, height: number, from: Point, to: Point, wide: number): void {
  const reach = wide * 16
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]]
  const long = alongX * alongX + alongY * alongY || 1
  const [low, high] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach]
  const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach]
  for (let y = Math.max(0, Math.floor(low)); y <= Math.min(height - 1, high); y++) {
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(width - 1, right); x++) {
      const share = clamp(((x - from[0]) * alongX + (y - from[1]) * alongY) / long, 0, 1)
      const [offX, offY] = [x - from[0] - alongX * share, y - from[1] - alongY * share]
      const away = (offX * offX + offY * offY) / (wide * wide)
      const strength = exp(-away * 0.6) * 1.6 + exp(-away * 0.028) * 0.16
      const pixel = y * width + x
      if (strength > glow[pixel]!) glow[pixel] = strength
    }
  }
}

/** Light that comes from the person and fades outwards. */
function addAura({ light, frame: { width, height, alpha }, chance, colour }: Work): void {
  const own = chance.pick<Light>([
    [0.5, 0.8, 1.5],
    [1.5, 1.05, 0.4],
    [1.1, 0.5, 1.5],
  ])
  const tint = inColor(colour, own)
  const small = quartered(alpha, 1, width, height)
  const wide = Float32Array.from(small.pixels)
  blurred(small.pixels, 1, small.width, small.height, width / 160)
  blurred(wide, 1, small.width, small.height, width / 36)
  for (let at = 0; at < wide.length; at++) wide[at] = small.pixels[at]! * 0.7 + wide[at]! * 0.75
  const spread = scaled(wide, 1, [small.width, small.height], [width, height])
  for (let pixel = 0; pixel < spread.length; pixel++) {
    const outside = 1 - alpha[pixel]!
    if (outside > 0.002) add(light, pixel, tint, spread[pixel]! * outside * 1.15)
  }
}

/** Strokes of a pen towards the head, from all around, over everything but the person. */
function addSpeedLines({ light, frame: { width, height, alpha, head }, chance }: Work): void {
  const lines = 110
  const at = Array.from({ length: lines }, () => ({
    inner: 0.36 + 0.45 * chance.share() * chance.share(),
    wide: chance.between(0.08, 0.4),
  }))
  const long = Math.sqrt(width * width + height * height) / 2
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [offX, offY] = [x - head.x, y - head.y]
      const far = Math.sqrt(offX * offX + offY * offY) / long
      if (far < 0.34) continue
      const turn = (atan2(offY, offX) / full + 1) * lines
      const line = at[Math.floor(turn) % lines]!
      if (far < line.inner) continue
      const off = Math.abs(turn - Math.floor(turn) - 0.5) * 2
      const wide = line.wide * smoothstep(line.inner, line.inner + 0.5, far)
      const pixel = y * width + x
      const cover = (1 - smoothstep(wide * 0.75, wide, off)) * (1 - 0.92 * alpha[pixel]!)
      if (cover <= 0) continue
      for (let channel = 0; channel < 3; channel++) {
        light[pixel * 3 + channel]! += (1.15 - light[pixel * 3 + channel]!) * cover * 0.85
      }
    }
  }
}
