import { materialCodes, type Frame } from '#raster/frame.ts'
import type { Canvas } from './canvas.ts'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { lumps } from '#geometry/noise.ts'
import { hairRise, type Plain } from './simplify.ts'

type Tint = readonly [red: number, green: number, blue: number]

/** How light is cut into flat steps. */
export type CelOptions = {
  /** Key light at which shadow ends. */
  readonly at: number
  /** Width of the step's edge. */
  readonly soft: number
  /** Colors that shadow multiplies with, on skin, on hair and elsewhere. */
  readonly skin: Tint
  readonly hair: Tint
  readonly shadow: Tint
  /** How bright the band of shine around the hair is. */
  readonly band: number
  readonly unit: number
}

/** The person in flat colors: what the base color is, in light or in shadow, with a third step for hair's shine. */
export function celShade(frame: Frame, toned: Canvas, plain: Plain, options: CelOptions): Canvas {
  const { width, height, alpha, material, face, head } = frame
  const { at, soft, band, unit } = options
  const rgb = toned.rgb.slice()
  const rise = hairRise(frame, unit)
  for (let i = 0, k = 0; i < alpha.length; i++, k += 3) {
    const cover = alpha[i] ?? 0
    if (cover <= 0) continue
    const kind = material[i]
    const kept = face[i] ?? 0
    const edge = lerp(at, at * 0.72, kept)
    const lit = kind === materialCodes.eye ? 1 : smoothstep(edge - soft, edge + soft, plain.key[i] ?? 1)
    const shine = kind === materialCodes.hair ? shineAt(i, width, rise[i]!, head) * lerp(0.4, 1, lit) * band : 0
    const tint = tintFor(kind ?? 0, options)
    const keep = keeps(kind ?? 0)
    for (let c = 0; c < 3; c++) {
      const flat = plain.colour[k + c]!
      // A face is not cut in half by its shadow.
      const dark = flat * lerp(tint[c]!, 1, kept * 0.3)
      // Fair hair shines less: there is little room above it.
      const wanted = clamp(lerp(dark, flat, lit) + shine * (0.3 + flat) * (1.1 - flat))
      const true_ = toned.rgb[k + c] ?? 0
      rgb[k + c] = lerp(true_, lerp(wanted, true_, keep), cover)
    }
  }
  return { width, height, rgb }
}

function tintFor(kind: number, { skin, hair, shadow }: CelOptions): Tint {
  if (kind === materialCodes.skin || kind === materialCodes.eye) return skin
  return kind === materialCodes.hair ? hair : shadow
}

/** Some of the true light stays, so that metal, glass and lamps do not go dead. */
function keeps(kind: number): number {
  if (kind === materialCodes.glow || kind === materialCodes.glass) return 0.85
  return kind === materialCodes.hard ? 0.4 : 0.12
}

/** The ring of light around the crown, with teeth as strands have them; it goes along with the head. */
function shineAt(i: number, width: number, rise: number, head: Frame['head']): number {
  const x = ((i % width) - head.x) / head.radius
  const y = (head.y - Math.floor(i / width)) / head.radius
  if (y < 0.2 || Math.abs(x) > 0.8) return 0
  const teeth = (lumps(x * 15 + 64, 0.5, 5) - 0.5) * 0.13 + (lumps(x * 5 + 64, 9.5, 5) - 0.5) * 0.06
  const along = y + x * x * 0.4
  return (
    smoothstep(0.58, 0.62, along + teeth) *
    smoothstep(0.79, 0.76, along - teeth) *
    smoothstep(0, 0.25, rise) *
    smoothstep(0.75, 0.45, x * x)
  )
}
