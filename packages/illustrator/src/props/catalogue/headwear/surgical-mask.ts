import { between, cord, curved, type Fitting, newMesh, type Part, plain, prop, smoothstep } from '#props/prop-kit.ts'
import { type Surface, taut, tautSheet, toPart, type Vector, vertexAt } from '#props/prop-kit.ts'

/** Pleated cloth over nose, mouth and chin, held by loops around the ears. */
export const surgicalMask = prop({
  label: 'Surgical mask',
  words:
    'surgical mask, medical mask, doctors mask, dust mask, n95, n95 mask, hygiene mask, mouth mask, surgeons mask, surgical face mask, medical face mask, covid mask, disposable mask, hospital mask',
  order: 351,
  slot: 'face',
  hides: 0.55,
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head } = fitting
  const cloth = taut(fitting, {
    turn: 1.02,
    low: (turn) => 6.1 + 0.32 * turn * turn,
    high: (turn) => 7.1 - 0.2 * smoothstep(0.1, 0.6, Math.abs(turn)) - 0.06 * turn * turn,
    off: 0.05,
  })
  const [mask, loops] = [newMesh(), newMesh()]
  tautSheet(mask, cloth)
  for (const side of [1, -1]) {
    const ear = vertexAt(head.skin, side > 0 ? 12044 : 5445)
    const behind: Vector = [ear[0] - side * 0.12, ear[1] + 0.05, ear[2] - 0.14]
    const u = side > 0 ? 1 : 0
    const [top, bottom] = [cloth(u, 0.94), cloth(u, 0.06)]
    const out = (at: Vector): Vector => [at[0] + side * 0.015, at[1], at[2]]
    cord(
      loops,
      curved(
        [
          top,
          out(between(top, [ear[0], ear[1] + 0.3, ear[2] + 0.15], 0.6)),
          [ear[0] - side * 0.07, ear[1] + 0.3, ear[2] + 0.08],
          behind,
          [ear[0] - side * 0.14, ear[1] - 0.38, ear[2] + 0.05],
          out(between([ear[0], ear[1] - 0.36, ear[2] + 0.1], bottom, 0.5)),
          bottom,
        ],
        36,
      ),
      0.022,
      6,
    )
  }
  return [
    toPart(
      mask,
      { name: 'surgical mask', material: 'cloth', surface: pleated, twoSided: true, face: true },
      head.placing,
    ),
    toPart(loops, { name: 'mask loops', material: 'cloth', surface: plain([0.7, 0.72, 0.72], 0.8) }, head.placing),
  ]
}

/** Pale blue with three pleats across and a white hem. */
const pleated: Surface = (spot) => {
  const pleat = spot.v * 4 + 0.35
  const share = pleat - Math.floor(pleat)
  const isPleat = spot.v > 0.16 && spot.v < 0.86 ? 1 : 0
  const edge = Math.min(spot.v * 0.9, (1 - spot.v) * 0.9, spot.u * 1.4, (1 - spot.u) * 1.4)
  const hem = smoothstep(0.055, 0.045, edge)
  const shade = 1 - 0.22 * isPleat * smoothstep(0.3, 0, share)
  spot.red = (0.36 + 0.3 * hem) * shade
  spot.green = (0.55 + 0.13 * hem) * shade
  spot.blue = (0.64 + 0.06 * hem) * shade
  spot.rough = 0.9
  spot.relief = 0.02 * isPleat * share + 0.006 * hem
}
