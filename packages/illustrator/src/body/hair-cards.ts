import type { MarkId } from '@eidolon/people'
import type { Part, Surface } from '#geometry/part.ts'
import { smoothstep, through } from '#geometry/interpolate.ts'
import { brightness, mixed, filtered, type Colour, linear } from '#geometry/colour.ts'
import type { Texture } from '#pack/pack.ts'
import type { Body } from './body.ts'
import { browHairs } from './brow-hairs.ts'
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
  const share = 0.52 - 0.2 * smoothstep(0.08, 0.35, brightness(hair))
  const own = mixed(filtered(hair, [share, share * 0.93, share * 0.88]), [0.03, 0.02, 0.015], 0.1)
  // Fair brows would be lost on fair skin and painted on dark.
  const grey = body.phenotype.hair.grey
  const [light, most] = [brightness(own), (0.24 + 0.16 * grey) * brightness(linear(body.phenotype.skin.colour))]
  const held = light > most ? (most + (light - most) * 0.35) / light : 1
  const tint = has(body, 'white-brows', 'frost-face') ? pale : filtered(own, [held, held, held])
  const { thickness } = body.phenotype.brows
  // Men's are broader and wilder; with the years they thin out.
  const { presentation, macro } = body.phenotype
  const strength = (0.66 + 0.5 * thickness + 0.3 * presentation) * (1 - 0.22 * smoothstep(0.66, 1, macro.age))
  const wild = 0.25 + 0.5 * presentation + 0.3 * smoothstep(0.7, 1, macro.age)
  // Men's run flatter and broader, and hardly turn towards the temples.
  const flat = 0.018 * presentation
  const turned = kinder * (1 - 0.6 * presentation)
  const broader = -0.1 + 0.16 * thickness + 0.14 * presentation
  const fitted = fitProxy(body, name, (shape, rest) => {
    for (let at = 0; at < shape.length; at += 3) {
      const side = Math.abs(rest[at]!)
      const arch = smoothstep(0.14, 0.34, side) * smoothstep(0.6, 0.36, side)
      shape[at + 1]! += turned * (0.3 - side) - flat * arch + broader * (rest[at + 1]! - through(browLine, side))
    }
  })
  const texture = body.pack.textures.get(fitted.proxy.texture ?? '')
  if (!texture) throw new Error(`The pack has no picture of ${name}.`)
  return {
    ...proxyMesh(fitted),
    name: 'brows',
    material: 'hair',
    surface: browSurface(texture, tint, strength, wild),
    twoSided: true,
    blended: true,
    castsShadow: false,
    lift: 0.06,
    face: true,
  }
}

/** The line along which brows grow: how far from the middle of the face, and how high, on the base mesh. */
const browLine = [
  [0.1, 7.37],
  [0.2, 7.395],
  [0.35, 7.425],
  [0.45, 7.425],
  [0.55, 7.38],
  [0.6, 7.335],
] as const

const pale: Colour = [0.62, 0.6, 0.57]

const has = ({ phenotype }: Body, ...ids: readonly MarkId[]): boolean =>
  ids.some((id) => phenotype.marks.ids.includes(id))

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
/** The level that shows no single hairs any more: how thickly they grow. */
const coarse = 3

/** The picture where it is thickest, so that forms drawn with a fine pencil are of hairs, too. */
const thickest = oncePer((texture: Texture): number => {
  const { data } = levelsOf(texture)[coarse] ?? texture
  return Math.max(60, ...data) / 255
})

/** Single hairs over the shade of those that stand too close to be told apart; few next to the nose and at the end. */
function browSurface(texture: Texture, tint: Colour, strength: number, wild: number): Surface {
  const levels = levelsOf(texture)
  const gain = (0.95 * strength) / thickest(texture)
  return (spot) => {
    const { x, y, grain } = spot
    let level = coarse
    for (let width = texel * 12; width < grain && level < levels.length - 1; width *= 2) level += 1
    const side = Math.abs(x)
    const fringe = 0.2 + 0.8 * smoothstep(0.07, 0.27, side) * smoothstep(0.62, 0.47, side)
    const around = alphaAt(levels[Math.min(levels.length - 1, level + 1)]!, spot.u, spot.v)
    const grown = Math.min(1.15, (alphaAt(levels[level]!, spot.u, spot.v) * 0.62 + around * 0.5) * gain) * fringe
    const near = smoothstep(0.016, 0.006, grain)
    const hairs = near > 0 && grown > 0.02 ? browHairs(side, y, x < 0 ? 1 : 0, grown, wild, grain) : 0
    const shade = smoothstep(0.08, 1, grown)
    const afar = 0.84 * smoothstep(0.1, 1, grown)
    spot.alpha = Math.min(0.88, afar + (1 - (1 - shade * 0.5) * (1 - hairs) - afar) * near)
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
