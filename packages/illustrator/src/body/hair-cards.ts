import type { MarkId } from '@eidolon/people'
import type { Part, Spot, Surface } from '#geometry/part.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { brightness, mixed, filtered, type Colour, linear } from '#geometry/colour.ts'
import type { Texture } from '#pack/pack.ts'
import type { Body } from './body.ts'
import { fitProxy, proxyMesh } from './fit-proxy.ts'
import { oncePer } from '#pack/once.ts'
import { hairTint } from './hair-tint.ts'

/**
 * The brow cards in the order of the gene's forms, and how far each is turned: many were drawn for a scowl, their outer
 * ends too high and their inner ends too low for somebody at ease.
 */
const browForms: readonly (readonly [form: string, kinder: number])[] = [
  ['natural', 0.06],
  ['soft', 0.14],
  ['straight', 0.11],
  ['arched', 0.16],
  ['high-arched', 0.1],
  ['rounded', 0],
  ['angled', 0.16],
  ['bushy', 0.1],
  ['full', 0],
  ['tapered', 0.16],
  ['flat', 0.1],
  ['short', 0.06],
]

export function browPart(body: Body): Part {
  const form = Math.max(
    0,
    browForms.findIndex(([name]) => name === body.phenotype.brows.style),
  )
  const name = `eyebrow${String(form + 1).padStart(3, '0')}`
  const kinder = browForms[form]?.[1] ?? 0
  const grown = hairTint(body.phenotype, 0.55)
  // Gold that is darkened turns olive; under it there is brown.
  const fair = smoothstep(0.08, 0.35, brightness(grown)) * (1 - body.phenotype.hair.grey)
  const hair = mixed(grown, [0.24, 0.13, 0.065], 0.45 * fair)
  // Brows are darker than fair hair and never quite black.
  const share = 0.6 - 0.22 * smoothstep(0.08, 0.35, brightness(hair))
  const own = mixed(filtered(hair, [share, share * 0.93, share * 0.88]), [0.03, 0.02, 0.015], 0.1)
  // Fair brows on dark skin would be painted there.
  const [light, most] = [brightness(own), 0.45 * brightness(linear(body.phenotype.skin.colour))]
  const held = light > most ? (most + (light - most) * 0.35) / light : 1
  const tint = has(body, 'white-brows', 'frost-face') ? pale : filtered(own, [held, held, held])
  const { thickness } = body.phenotype.brows
  const strength = 0.88 + thickness * 0.9
  return card(
    body,
    name,
    'brows',
    tint,
    // Single hairs over the shade of those that stand too close to be told apart; few next to the nose and at the end.
    (alpha, { x }, dense) => {
      const side = Math.abs(x)
      const fringe = 0.4 + 0.6 * smoothstep(0.09, 0.22, side) * smoothstep(0.61, 0.46, side)
      const shade = dense * strength * 1.7
      return Math.min(0.88, ((shade < 1 ? shade : 1) * 0.34 + alpha * strength * 0.64) * fringe)
    },
    (shape, rest) => {
      for (let at = 0; at < shape.length; at += 3) shape[at + 1]! += kinder * (0.3 - Math.abs(rest[at]!))
    },
  )
}

const pale: Colour = [0.62, 0.6, 0.57]

const has = ({ phenotype }: Body, ...ids: readonly MarkId[]): boolean =>
  ids.some((id) => phenotype.marks.ids.includes(id))

export function lashPart(body: Body): Part {
  const { lashes } = body.phenotype.eyes
  const long = lashes * (1.1 - 0.6 * body.phenotype.presentation)
  const name = long > 0.55 ? 'eyelashes02' : long > 0.3 ? 'Eyelashes01' : 'eyelashes03'
  const dark = mixed(filtered(hairTint(body.phenotype), [0.16, 0.14, 0.13]), [0.006, 0.005, 0.005], 0.7)
  const tint = has(body, 'white-lashes', 'frost-face') ? pale : dark
  const strength = 0.6 + 0.4 * Math.min(1, long * 1.6)
  return card(
    body,
    name,
    'lashes',
    tint,
    // Those of the lower lid are fine and few; drawn like the upper ones they are a doll's.
    (alpha, { y }) =>
      smoothstep(0.02, 0.75, alpha) * strength * (0.3 + 0.7 * smoothstep(underEye - 0.02, underEye + 0.03, y)),
  )
}

/** A little below the middle of the eyes, on the base mesh. */
const underEye = 7.24

/** Of what the picture has here, where that is on the base mesh, and what it has around here. */
type Alpha = (alpha: number, place: Spot, dense: number) => number

/** `bend` moves the card's corners on the face before it is posed. */
function card(
  body: Body,
  proxyName: string,
  name: string,
  tint: Colour,
  alphaOf: Alpha,
  bend?: (shape: Float32Array, rest: Float32Array) => void,
): Part {
  const fitted = fitProxy(body, proxyName, bend)
  const texture = body.pack.textures.get(fitted.proxy.texture ?? '')
  if (!texture) throw new Error(`The pack has no picture of ${proxyName}.`)
  return {
    ...proxyMesh(fitted),
    name,
    material: 'hair',
    surface: cardSurface(texture, tint, alphaOf),
    twoSided: true,
    blended: true,
    castsShadow: false,
    lift: name === 'brows' ? 0.06 : 0.02,
    face: true,
  }
}

/** A card's picture again and again at half the size: far away one pixel sees many hairs. */
const levelsOf = oncePer((texture: Texture): readonly Texture[] => {
  const levels = [texture]
  for (let level = texture; level.width > 16; level = levels.at(-1) ?? level) {
    const [width, height] = [level.width >> 1, level.height >> 1]
    const data = new Uint8Array(width * height)
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = y * 2 * level.width + x * 2
        const below = at + level.width
        data[y * width + x] =
          (level.data[at]! + level.data[at + 1]! + level.data[below]! + level.data[below + 1]! + 2) >> 2
      }
    }
    levels.push({ width, height, channels: 1, data })
  }
  return levels
})

/** Decimetres that a pixel of the cards' pictures is wide on the face. */
const texel = 0.0026
/** The level that shows no single hairs any more. */
const coarse = 3

function cardSurface(texture: Texture, tint: Colour, alphaOf: Alpha): Surface {
  const levels = levelsOf(texture)
  return (spot) => {
    let level = 0
    for (let width = texel * 1.5; width < spot.grain && level < levels.length - 1; width *= 2) level += 1
    const alpha = alphaAt(levels[level]!, spot.u, spot.v)
    const around = levels[Math.min(levels.length - 1, Math.max(level, coarse))]!
    spot.alpha = alphaOf(alpha, spot, alphaAt(around, spot.u, spot.v))
    spot.red = tint[0]
    spot.green = tint[1]
    spot.blue = tint[2]
    spot.rough = 0.8
  }
}

/** Softly sampled, 0..1. */
function alphaAt({ width, height, data }: Texture, u: number, v: number): number {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5))
  const y = Math.min(height - 1.001, Math.max(0, (1 - v) * height - 0.5))
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const at = iy * width + ix
  const top = data[at]! + (data[at + 1]! - data[at]!) * (x - ix)
  const low = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * (x - ix)
  return (top + (low - top) * (y - iy)) / 255
}
