import type { MaterialId, PatternId } from '@eidolon/people'
import { type Color, linear, mixed } from '#geometry/color.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { noise } from '#geometry/noise.ts'
import type { Part, SurfacePoint, Surface } from '#geometry/part.ts'
import { brightness, contrasting, toned } from './cloth/dyes.ts'
import { visible } from './cloth/folds.ts'
import { beads, blossoms, brocade, lengthwise, plaid, repeat, roundabout, stripes } from './cloth/patterns.ts'
import { dab, type Paint, tone } from './cloth/surfaces.ts'
import { type Weave, weaves } from './cloth/weaves.ts'
import type { Worn } from './worn.ts'

type Dyes = { readonly main: Color; readonly second: Color; readonly accent: Color; readonly skin: Color }

/**
 * The clothes in another cloth: woven of it, printed, torn. It goes where the outfit has its main color; trims, shoes and
 * what is worn below keep their own.
 */
export function inCloth(parts: readonly Part[], worn: Worn, skin: string): readonly Part[] {
  const { material, pattern, torn } = worn
  if (!material && !pattern && !torn) return parts
  const dyes: Dyes = {
    main: linear(worn.primary),
    second: linear(worn.secondary),
    accent: linear(worn.accent),
    skin: linear(skin),
  }
  const changes: readonly Paint[] = [
    ...(material ? [wovenOf(material, dyes)] : []),
    ...(pattern ? [printOf(pattern, dyes)] : []),
    ...(torn ? [tears(dyes)] : []),
  ]
  return parts.map((part) => {
    const shoe = /shoe|boot|sole|trainer|sandal|lace|heel/.test(part.name)
    return shoe || (part.material !== 'cloth' && part.material !== 'hard') ? part : over(part, changes, dyes.main)
  })
}

function over(part: Part, changes: readonly Paint[], main: Color): Part {
  const { surface } = part
  const changed: Surface = (spot) => {
    surface(spot)
    const share = isOf(spot, main)
    if (share <= 0) return
    const { red, green, blue, rough, metal } = spot
    for (const change of changes) change(spot)
    spot.red = red + (spot.red - red) * share
    spot.green = green + (spot.green - green) * share
    spot.blue = blue + (spot.blue - blue) * share
    spot.rough = rough + (spot.rough - rough) * share
    spot.metal = metal + (spot.metal - metal) * share
  }
  return { ...part, surface: changed }
}

/** How surely a spot has this color, lighter or darker as weave and wear leave it. */
function isOf({ red, green, blue }: SurfacePoint, main: Color): number {
  const own = brightness(main) + 0.004
  const light = (brightness([red, green, blue]) + 0.004) / own
  if (light < 0.35 || light > 2.2) return 0
  const off = Math.abs(red - main[0] * light) + Math.abs(green - main[1] * light) + Math.abs(blue - main[2] * light)
  return 1 - smoothstep(0.12, 0.4, off / (own * light + 0.02))
}

const weaveOf: Readonly<Record<MaterialId, Weave>> = {
  leather: 'leather',
  denim: 'denim',
  silk: 'satin',
  velvet: 'velvet',
  wool: 'wool',
  knit: 'knit',
  linen: 'linen',
  latex: 'rubber',
  metal: 'steel',
  sequins: 'satin',
  lace: 'cotton',
}

/** How much smoother than its weave a material is. */
const shine: Readonly<Partial<Record<MaterialId, number>>> = { latex: 0.09, silk: 0.3, leather: 0.27 }
const plate: Color = [0.62, 0.62, 0.64]

function wovenOf(material: MaterialId, { main }: Dyes): Paint {
  const { rough, metal, weave } = weaves[weaveOf[material]]
  const gleam = toned(main, 2.4)
  const strewn = beads(mixed(gleam, [0.8, 0.8, 0.8], 0.35), 0.075, 0.034, () => 0.85)
  const openwork = brocade(contrasting(main, 1.6), 0.34, 0.8)
  return (spot) => {
    spot.rough = shine[material] ?? rough
    // Latex mirrors what is around it, as metal does.
    spot.metal = material === 'latex' ? 0.45 : metal
    weave?.(spot)
    if (material === 'sequins') strewn(spot)
    if (material === 'lace') openwork(spot)
    if (material === 'metal') dab(spot, plate, 0.62 + 0.25 * noise(spot.x * 3, spot.y * 3, spot.z * 3))
    if (material === 'leather' || material === 'latex') tone(spot, 0.82)
  }
}

function printOf(pattern: PatternId, { main, second, accent }: Dyes): Paint {
  // A second color that is nearly the first would print nothing.
  const far = Math.abs(second[0] - main[0]) + Math.abs(second[1] - main[1]) + Math.abs(second[2] - main[2])
  const ink = far > 0.12 ? second : brightness(main) > 0.2 ? toned(main, 0.3) : mixed(main, [0.85, 0.83, 0.78], 0.75)
  switch (pattern) {
    case 'striped':
      return stripes(ink, 0.62, 0.15)
    case 'pinstripe':
      return stripes(mixed(main, [0.9, 0.9, 0.9], 0.55), 0.3, 0.014, 'down')
    case 'plaid':
      return plaid(ink, accent)
    case 'floral':
      return blossoms(ink, accent, 0.19, 0.62)
    case 'polka-dots':
      return dots(ink, 0.5, 0.12)
    case 'camouflage':
      return camouflage([toned(main, 0.45), mixed(main, [0.12, 0.09, 0.05], 0.6), toned(main, 1.5)])
    case 'leopard':
      return rosettes(mixed(main, [0.01, 0.008, 0.006], 0.9), toned(main, 0.55))
    case 'ornate':
      return brocade(mixed(accent, [0.6, 0.42, 0.14], 0.4), 0.52, 0.85)
  }
}

/** Round dots, every other row set off. */
const dots =
  (color: Color, every: number, radius: number): Paint =>
  (spot) => {
    const row = Math.floor(lengthwise(spot) / every + 0.5)
    const [a, b] = [repeat(roundabout(spot) + (row & 1) * every * 0.5, every), repeat(lengthwise(spot), every)]
    const edge = clamp((radius - Math.sqrt(a * a + b * b)) / Math.max(0.004, spot.grain) + 0.5)
    dab(spot, color, edge * visible(radius, spot.grain))
  }

/** Blots of three tones that lie over one another. */
const camouflage =
  (tones: readonly Color[]): Paint =>
  (spot) => {
    tones.forEach((color, at) => {
      const blot = noise(spot.x * 0.9 + at * 7.3, spot.y * 1.3 + at * 3.1, spot.z * 0.9) * 0.7
      const ragged = noise(spot.x * 3.1, spot.y * 3.7 + at * 5.2, spot.z * 3.1) * 0.3
      dab(spot, color, smoothstep(0.545, 0.565, blot + ragged))
    })
  }

/** Broken rings with a darker heart. */
const rosettes =
  (ring: Color, heart: Color): Paint =>
  (spot) => {
    const [a, b] = [roundabout(spot) / 0.36, lengthwise(spot) / 0.36]
    const row = Math.floor(b)
    const column = Math.floor(a + 0.5 * (row & 1))
    const dx = a + 0.5 * (row & 1) - column - 0.5 + 0.24 * (noise(column, row, 2) - 0.5)
    const dy = b - row - 0.5 + 0.24 * (noise(column, row, 5) - 0.5)
    const wavy = 0.1 * (noise(a * 2.6, b * 2.6, 1) - 0.5)
    const far = Math.sqrt(dx * dx + dy * dy) + wavy
    const broken = noise(a * 1.7, b * 1.7, 4) > 0.36 ? 1 : 0
    const seen = visible(0.12, spot.grain)
    dab(spot, heart, seen * (1 - smoothstep(0.2, 0.24, far)))
    dab(spot, ring, seen * broken * (1 - smoothstep(0.08, 0.12, Math.abs(far - 0.27))))
  }

/** Holes with frayed edges, most at knees, elbows and hems. */
function tears({ main, skin }: Dyes): Paint {
  const thread = mixed(toned(main, 1.8), [0.75, 0.73, 0.68], 0.5)
  return (spot) => {
    const { x, y, z } = spot
    const worn = noise(x * 1.1, y * 0.9, z * 1.1) * 0.75 + noise(x * 5, y * 9, z * 5) * 0.25
    const hole = smoothstep(0.66, 0.675, worn)
    const frayed = smoothstep(0.63, 0.66, worn)
    dab(spot, thread, frayed * 0.75)
    // Threads stay across a hole.
    const across = noise(x * 2, y * 38, z * 2) > 0.58 ? 0.35 : 1
    dab(spot, skin, hole * across)
    spot.relief -= 0.02 * hole
  }
}
