import { cord, type Fitting, newMesh, type Part, prop, sin, type Surface, toPart } from '#props/prop-kit.ts'
import { type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** One straight, wound horn above the forehead. */
export const unicornHorn = prop({
  label: 'Unicorn horn',
  words:
    'unicorn horn, single horn, one horn, horn on forehead, forehead horn, unicorn headband, narwhal horn, a horn on her forehead, a horn on his forehead, oni horn, one horned',
  order: 213,
  slot: 'head',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  const foot = around(fitting, 0, 7.98, -0.06)
  const line = Array.from({ length: 24 }, (_, nth): Vector => {
    const share = nth / 23
    return [foot[0], foot[1] + 1.12 * share, foot[2] + 0.62 * share - 0.1 * share * share]
  })
  cord(mesh, line, (share) => 0.125 * (1 - 0.95 * share) + 0.004, 16)
  return [toPart(mesh, { name: 'unicorn horn', material: 'hard', surface: wound }, fitting.head.placing)]
}

const wound: Surface = (spot) => {
  const groove = sin((spot.v * 9 + spot.u) * 2 * Math.PI)
  const tone = 0.85 + 0.15 * groove
  spot.red = 0.72 * tone
  spot.green = 0.66 * tone
  spot.blue = 0.58 * tone
  spot.rough = 0.25
  spot.relief = groove * 0.014
}
