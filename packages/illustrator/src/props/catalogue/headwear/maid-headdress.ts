import { circle, type Fitting, newMesh, type Part, prop, sheet, smoothstep, type Surface } from '#props/prop-kit.ts'
import { toPart, unit, type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** A white frilled band that stands up over the head from ear to ear. */
export const maidHeaddress = prop({
  label: "Maid's headdress",
  words:
    'maid headdress, maids headdress, frilly headdress, frilled headdress, maid headband, maids headband, frilly headband, frilled headband, lace headband, ruffled headband, maid cap, maids cap, maid headpiece, white headdress, lolita headdress, ruffled headdress, french maid headband',
  order: 172,
  slot: 'head',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  const room = fitting.hairRoom + 0.03
  const foot = around(fitting, 1.5, 7.6, room)
  // From ear to ear over the top, standing up out of the hair.
  const at = (u: number, v: number): Vector => {
    const turn = circle(u / 2)
    const out = unit([turn.x, turn.y, 0])
    const [wide, tall] = [Math.abs(foot[0]), 8.52 + room - 7.55]
    const frill = 0.05 * circle(u * 22).x * smoothstep(0.25, 0.8, v)
    const rise = 0.42 * v * (0.55 + 0.45 * turn.y)
    return [out[0] * (wide + rise * 0.7), 7.55 + turn.y * tall + rise * turn.y, 0.72 + frill + 0.1 * v]
  }
  sheet(mesh, at, 176, 10)
  return [
    toPart(mesh, { name: "maid's headdress", material: 'cloth', surface: lace, twoSided: true }, fitting.head.placing),
  ]
}

/** White cotton with an edge of eyelets. */
const lace: Surface = (spot) => {
  const [a, b] = [spot.u * 70, spot.v * 5]
  const [dx, dy] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5]
  const hole = spot.v > 0.7 && dx * dx + dy * dy < 0.05 && spot.grain < 0.06
  const band = spot.v < 0.28 ? 0.55 : 1
  spot.red = (hole ? 0.4 : 0.86) * (band < 1 ? 0.9 : 1)
  spot.green = (hole ? 0.4 : 0.86) * (band < 1 ? 0.9 : 1)
  spot.blue = (hole ? 0.42 : 0.87) * (band < 1 ? 0.92 : 1)
  spot.rough = 0.85
}
