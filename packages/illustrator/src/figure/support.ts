import type { Vector } from '#geometry/vector.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { linear } from '#geometry/color.ts'
import { noise } from '#geometry/noise.ts'
import { newMesh } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Light } from '#light/rig.ts'
import type { SupportId } from '#places/place-file.ts'
import { box, circle, sheet } from '#geometry/shapes.ts'
import { metal, wood } from '#props/materials.ts'

/** Higher than any picture shows. */
const tall = 44

/** What a person leans their back on at `at`. */
export function supportBehind(at: Vector, support: SupportId, seed: number): readonly Part[] {
  switch (support) {
    case 'stone pillar':
      return [round(at, 2.5, 0, seed, stone(linear('#9a9286')), 'pillar')]
    case 'steel post':
      return [round(at, 1.5, 0, seed, metal([0.1, 0.105, 0.115], 0.55), 'post')]
    case 'plastered pillar':
      return [square(at, [2.8, 1.6], plaster(linear('#cfc9bf')), 'pillar')]
    case 'trunk':
      return [round(at, 2.1, 0.07, seed, bark, 'trunk')]
    case 'wooden post':
      return [square(at, [1.7, 1.7], wood(linear('#6b482c')), 'post')]
  }
}

/** Something round, lumpy like a trunk or smooth like a post; its surface touches `at` from behind. */
function round([x, , z]: Vector, radius: number, lumpy: number, seed: number, surface: Surface, name: string): Part {
  const mesh = newMesh()
  const turn = (seed % 97) / 97
  sheet(
    mesh,
    (u, v) => {
      const y = v * tall
      const lumps = 1 + lumpy * (circle(u * 3 + turn).x + 0.6 * circle(u * 5 + turn * 2 + v * 0.7).x)
      // Trunks stand on a broader foot.
      const foot = lumpy > 0 ? 1 + 0.32 * (1 - smoothstep(0, 3.5, y)) : 1
      const out = radius * lumps * foot
      return [x + circle(u).y * out, y, z - radius * (1 + lumpy) + circle(u).x * out]
    },
    48,
    28,
  )
  return toPart(mesh, { name, material: 'hard', surface, twoSided: true })
}

function square([x, , z]: Vector, [wide, deep]: readonly [number, number], surface: Surface, name: string): Part {
  const mesh = newMesh()
  box(
    mesh,
    [x, tall / 2, z - deep],
    [wide, tall / 2, deep],
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  )
  return toPart(mesh, { name, material: 'hard', surface })
}

/** Furrows that run upwards. */
const bark: Surface = (spot) => {
  const broad = noise(spot.x * 2.6, spot.y * 0.4, spot.z * 2.6)
  const fine = noise(spot.x * 8, spot.y * 1.2, spot.z * 8)
  const furrow = Math.abs(broad * 0.65 + fine * 0.35 - 0.5) * 2
  const tone = 0.55 + 0.9 * furrow
  spot.red = 0.105 * tone
  spot.green = 0.072 * tone
  spot.blue = 0.048 * tone
  spot.rough = 0.95
  spot.relief = 0.07 * furrow
  spot.open = 0.7 + 0.3 * Math.min(1, furrow * 2)
}

/** Blocks of stone, one on the other. */
const stone =
  ([red, green, blue]: Light): Surface =>
  (spot) => {
    const row = spot.y / 3.4
    const joint = Math.abs(row - Math.floor(row) - 0.5) > 0.485 ? 1 : 0
    const tone = 0.72 + 0.5 * noise(spot.x * 3, spot.y * 3, spot.z * 3) - 0.3 * joint
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.95
    spot.relief = -0.03 * joint + 0.02 * noise(spot.x * 9, spot.y * 9, spot.z * 9)
  }

const plaster =
  ([red, green, blue]: Light): Surface =>
  (spot) => {
    const tone = 0.94 + 0.1 * noise(spot.x * 1.4, spot.y * 1.4, spot.z * 1.4)
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.9
  }
