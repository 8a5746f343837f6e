import { along, between, type Fitting, hasLap, type Light, linear, newMesh, noise } from '#props/prop-kit.ts'
import { overClothes, type Part, prop, seenBefore, sheet, skinAt, smoothstep, strapAlong } from '#props/prop-kit.ts'
import { strip, type Surface, toPart, type Vector, waist, weave } from '#props/prop-kit.ts'

/** A bib, a skirt down to above the knees, a strap around the neck and ties around the waist. */
export const apron = prop({
  label: 'Apron',
  words:
    'apron, aprons, aproned, kitchen apron, cooking apron, leather apron, frilly apron, canvas apron, baristas apron, barista apron, bakers apron, blacksmiths apron, maid apron, work apron, pinafore, chefs apron, white apron, black apron, pinny',
  order: 311,
  slot: 'front',
  dyed: ['apron', 'apron pocket', 'apron strap', 'apron ties'],
  make,
})

/** Half the width by height on the body at rest: a narrow bib, wide from the waist down. */
const half = (y: number): number => 0.72 + 0.14 * smoothstep(4.9, 3, y) + 0.62 * smoothstep(3.1, 2.2, y)

const top = 4.75

function make(fitting: Fitting): readonly Part[] {
  // Of who sits only the bib is seen: the rest is tucked in between the arms and the lap.
  const sits = hasLap(fitting)
  const hem = sits ? 1.9 : -2.7
  const cloth = overClothes(fitting, {
    columns: 22,
    rows: 44,
    at: (u, v) => {
      const y = hem + (top - hem) * v
      return [(2 * u - 1) * half(y), y]
    },
    off: 0.07,
  })
  const [mesh, straps, pocket] = [newMesh(), newMesh(), newMesh()]
  sheet(mesh, cloth, 44, 88)
  for (const side of [1, -1]) {
    const corner = cloth(side > 0 ? 0.97 : 0.03, 0.99)
    strapAlong(straps, fitting, [
      corner,
      skinAt(fitting.body, [side * 0.66, 5.3, 0.85]),
      skinAt(fitting.body, [side * 0.6, 5.75, 0.35]),
      skinAt(fitting.body, [side * 0.5, 5.95, -0.1]),
      skinAt(fitting.body, [side * 0.2, 5.9, -0.32]),
      skinAt(fitting.body, [0, 5.88, -0.34]),
    ])
  }
  sheet(pocket, (u, v) => lifted(cloth, 0.3 + 0.4 * u, 0.43 + 0.13 * v), 12, 8)
  const { colours } = fitting
  const color = linear(seenBefore([colours.primary, colours.secondary], colours.accent))
  const surface = canvas(color)
  const ties = strip(waist(fitting), 0.16, 0.05, 0.03, weave(color), 'apron ties')
  return [
    toPart(mesh, { name: 'apron', material: 'cloth', surface, twoSided: true }),
    ...(sits ? [] : [toPart(pocket, { name: 'apron pocket', material: 'cloth', surface, twoSided: true })]),
    toPart(straps, { name: 'apron strap', material: 'cloth', surface: weave(color), twoSided: true }),
    { ...ties, material: 'cloth' },
  ]
}

/** A place a little before the cloth. */
function lifted(cloth: (u: number, v: number) => Vector, u: number, v: number): Vector {
  const at = cloth(u, v)
  const [a, b] = [cloth(u + 0.02, v), cloth(u, v + 0.01)]
  const [right, up] = [between(at, a, 1), between(at, b, 1)]
  const [rx, ry, rz] = [right[0] - at[0], right[1] - at[1], right[2] - at[2]]
  const [ux, uy, uz] = [up[0] - at[0], up[1] - at[1], up[2] - at[2]]
  const out: Vector = [ry * uz - rz * uy, rz * ux - rx * uz, rx * uy - ry * ux]
  const size = Math.sqrt(out[0] * out[0] + out[1] * out[1] + out[2] * out[2])
  return along(at, out, 0.03 / Math.max(1e-9, size))
}

/** Canvas with a stitched hem. */
function canvas([red, green, blue]: Light): Surface {
  return (spot) => {
    const thread = noise(spot.x * 45, spot.y * 45, spot.z * 45) - 0.5
    const edge = Math.min(spot.u * 2, (1 - spot.u) * 2, spot.v * 6, (1 - spot.v) * 6)
    const seam = smoothstep(0.02, 0.008, Math.abs(edge - 0.1))
    const tone = 0.96 + thread * 0.1 - seam * 0.18
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.88
    spot.relief = -0.008 * seam
  }
}
