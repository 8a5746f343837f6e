import type { Surface } from '#geometry/part.ts'
import type { Colour } from '#geometry/colour.ts'
import { brightness, linear } from '#geometry/colour.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Body } from './body.ts'
import { lidMaps, mapAt } from './face-map.ts'

/** Over the skin of a head: round the eyes it is thinner and darker, with a line of lashes along the lids. */
export function lidSkin({ pack, phenotype: { presentation, skin } }: Body, base: Colour): Surface {
  const lids = lidMaps(pack)
  const pale = smoothstep(0.05, 0.4, brightness(linear(skin.colour)))
  const feminine = smoothstep(0.45, 0.15, presentation)
  return (spot) => {
    const { x, y, z } = spot
    const ex = Math.abs(x) - 0.315
    const ey = y - 7.28
    const ez = z - 1.25
    const eye = Math.sqrt(ex * ex + ey * ey + ez * ez)
    if (eye >= 0.42) return
    const upper = smoothstep(-0.02, 0.04, ey)
    const lid = smoothstep(0.3, 0.19, eye)
    const dark = lid * (0.07 + 0.05 * (1 - upper) + feminine * upper * (0.1 - 0.04 * pale))
    const rim = smoothstep(0.21, 0.18, eye)
    const lashes =
      smoothstep(0.78, 0.97, mapAt(x > 0 ? lids.left : lids.right, spot.u, spot.v)) * (0.4 + 0.4 * feminine)
    spot.red *= (1 - dark * 0.72) * (1 - lashes * 0.75)
    spot.green *= (1 - dark) * (1 - lashes * 0.8)
    spot.blue *= (1 - dark * (1 - 0.15 * feminine)) * (1 - lashes * 0.8)
    if (upper >= 0.5) return
    spot.red += (base[0] * 0.88 - spot.red) * rim * 0.3
    spot.green += (base[1] * 0.6 - spot.green) * rim * 0.3
    spot.blue += (base[2] * 0.57 - spot.blue) * rim * 0.3
    spot.rough -= rim * 0.2
  }
}
