import type { Part, Surface } from '#geometry/part.ts'
import { toLinear } from '@eidolon/people'
import { tableNoise } from '#geometry/noise.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Proxy, Texture } from '#pack/pack.ts'
import type { Body } from './body.ts'
import { fitProxy, proxyMesh } from './fit-proxy.ts'

/** Teeth with gums, and the tongue; nothing while the mouth is shut. */
export const mouthParts = (body: Body): Part[] => (isOpen(body) ? insideMouth(body) : [])

/** What is behind the lips, whether or not they show it. */
export function insideMouth(body: Body): Part[] {
  const teeth = body.pack.textures.get('Teeth_Base')
  if (!teeth) throw new Error('The pack has no teeth.')
  return [within(body, 'Teeth_Base', 'teeth', teethSurface(teeth)), within(body, 'tongue01', 'tongue', tongueSurface())]
}

function within(body: Body, proxyName: string, name: string, surface: Surface): Part {
  const fitted = fitProxy(body, proxyName)
  const { proxy, shape } = fitted
  lower(proxy, shape)
  return {
    ...proxyMesh({ ...fitted, posed: body.skin(shape, proxy.boneIndices, proxy.boneWeights) }),
    name,
    // Light goes into teeth and tongue as it does into skin; they mirror nothing.
    material: 'skin',
    surface,
    twoSided: false,
    blended: false,
    castsShadow: false,
    face: true,
  }
}

/** Whether the lips are far enough apart to see anything behind them. */
export function isOpen({ faced, shape }: Body): boolean {
  const gap = (positions: Float32Array) => positions[upperLip * 3 + 1]! - positions[lowerLip * 3 + 1]!
  return gap(faced) - gap(shape) > 0.012
}

/** Vertices of the base mesh in the middle of each lip. */
const upperLip = 509
const lowerLip = 495

/** First and last vertex of the upper teeth's place on the base mesh. */
const upperTeeth = [15_060, 15_127] as const

const isUpperTooth = (anchor: number): boolean => anchor >= upperTeeth[0] && anchor <= upperTeeth[1]

/** Which corners of `insideMouth` belong to the upper teeth; all others go with the chin. */
export const areUpperTeeth = ({ pack }: Body, { name }: Part): ((vertex: number) => boolean) => {
  const { anchors } = pack.proxies.get('Teeth_Base') ?? {}
  return (vertex) => name === 'teeth' && anchors !== undefined && isUpperTooth(anchors[vertex * 3]!)
}

/**
 * As the data has them the upper teeth end where the lips meet and the lower ones stand higher, which makes a smile
 * show the wrong row. In place.
 */
function lower({ anchors }: Proxy, shape: Float32Array): void {
  for (let at = 0; at < shape.length; at += 3) {
    const isUpper = isUpperTooth(anchors[at]!)
    shape[at + 1]! -= isUpper ? 0.05 : 0.075
    shape[at + 2]! -= isUpper ? 0 : 0.035
  }
}

/** Deeper in the mouth it is darker, whatever light there is outside. */
const depthShade = (z: number): number => 0.25 + 0.75 * smoothstep(0.9, 1.42, z)

function teethSurface({ width, height, data }: Texture): Surface {
  const linear = Float32Array.from({ length: 256 }, (_, value) => toLinear(value))
  return (spot) => {
    const x = Math.min(width - 1, Math.max(0, Math.floor(spot.u * width)))
    const y = Math.min(height - 1, Math.max(0, Math.floor((1 - spot.v) * height)))
    const at = (y * width + x) * 3
    const red = linear[data[at]!]!
    const green = linear[data[at + 1]!]!
    const blue = linear[data[at + 2]!]!
    const shade = depthShade(spot.z)
    // What is red in the picture is gum; the rest is enamel, whiter than it was painted.
    const gum = smoothstep(0.06, 0.2, red - green)
    const enamel = 0.64 + 0.32 * smoothstep(0.05, 0.5, green)
    spot.red = (enamel * 0.95 + (0.48 - enamel * 0.95) * gum) * shade
    spot.green = (enamel * 0.9 + (0.14 - enamel * 0.9) * gum) * shade
    spot.blue = (enamel * 0.81 + (0.14 - enamel * 0.81) * gum + blue * 0.02) * shade
    spot.rough = gum > 0.5 ? 0.4 : 0.22
    // The light that gets between the lips is thrown back and forth there.
    spot.glow = gum > 0.5 ? 0.02 : 0.14 * shade
    spot.open = shade
  }
}

function tongueSurface(): Surface {
  return (spot) => {
    const shade = depthShade(spot.z)
    const buds = tableNoise(spot.x * 40, spot.y * 40, spot.z * 40, 3)
    const groove = 1 - 0.25 * smoothstep(0.05, 0, Math.abs(spot.x))
    spot.red = 0.44 * shade * groove
    spot.green = (0.13 + 0.015 * buds) * shade * groove
    spot.blue = 0.13 * shade * groove
    spot.relief = buds * 0.002
    spot.rough = 0.4
    spot.open = shade
  }
}
