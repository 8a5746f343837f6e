import { along, ball, circle, cord, cos, type Fitting, fours, gold, type Level, metal } from '#props/prop-kit.ts'
import { newMesh, opened, type Opening, type Part, plain, prop, sheet, shell, shellPoint } from '#props/prop-kit.ts'
import { sin, smoothstep, steel, type Surface, toPart, type Vector } from '#props/prop-kit.ts'
import { cutOut } from '#props/kit/worn/head-shell.ts'

/** A steel helmet down to the jaw, its visor raised so that the face is seen. */
export const knightHelmet = prop({
  label: "Knight's helmet",
  words:
    'knights helmet, knight helmet, knightly helmet, steel helmet, iron helmet, bascinet, armet, sallet, great helm, greathelm, helm, medieval helmet, armoured helmet, armored helmet, full helm, metal helmet, plate helmet, viking helmet, norse helmet, spartan helmet, gladiator helmet, roman helmet, winged helmet, centurion helmet',
  order: 143,
  slot: 'hat',
  presses: 'all',
  hides: 0.9,
  dyed: ["knight's helmet", 'raised visor'],
  make,
})

const levels: readonly Level[] = fours`
  5.86 1.06 1.5 -0.62, 6.02 0.92 1.5 -0.5, 6.25 0.88 1.56 -0.48, 6.7 1 1.66 -0.62, 7.2 1.09 1.7 -0.72,
  7.7 1.08 1.68 -0.74, 8.15 0.95 1.48 -0.6, 8.5 0.7 1.16 -0.32, 8.76 0.34 0.8 0.1, 8.86 0 0.46 0.46`

/** For the face: from under the brow to above the chin, narrower below. */
const face: Opening = (x, y, z) => {
  if (z < 0.5) return 1
  const across = Math.abs(x) / (0.74 - 0.16 * smoothstep(7.2, 6.3, y))
  const up = (y - 7.02) / 0.74
  const round = Math.sqrt(Math.sqrt(across * across * across * across + up * up * up * up))
  return (round - 1) * 0.6
}

function make({ head }: Fitting): readonly Part[] {
  const [helm, lining, visor, trim] = [newMesh(), newMesh(), newMesh(), newMesh()]
  shell(helm, levels)
  shell(lining, levels.slice(2), -0.06, 48, 32)
  sheet(visor, raised, 44, 18)
  // A ridge from the brow over the top to the nape.
  const ridge = Array.from({ length: 31 }, (_, nth): Vector => {
    const share = nth / 30
    return share < 0.5 ? shellPoint(levels, 0, 0.6 + share * 0.8) : shellPoint(levels, 0.5, 1 - (share - 0.5) * 1.1)
  })
  cord(trim, ridge, 0.045, 8)
  cord(
    trim,
    Array.from({ length: 65 }, (_, nth) => shellPoint(levels, nth / 64, 0.005)),
    0.045,
    8,
    true,
  )
  for (const side of [1, -1]) {
    const [x, y, z] = pivot(side)
    ball(trim, [x + side * 0.06, y, z], [0.08, 0.14, 0.14], 14, 8)
    for (let nth = 0; nth < 7; nth++) {
      const share = side * (0.14 + nth * 0.05)
      const rivet = shellPoint(levels, share, 0.16, 0.01)
      ball(trim, rivet, [0.035, 0.035, 0.035], 8, 6)
    }
  }
  const { placing } = head
  const rim = [0.3, 0.2, 0.07] as const
  return [
    toPart(helm, { ...cutOut, name: "knight's helmet", surface: opened(metal(steel, 0.26), face, rim, 0.05) }, placing),
    toPart(
      lining,
      {
        ...cutOut,
        name: 'helmet lining',
        surface: opened(plain([0.05, 0.035, 0.025], 0.95), face, [0.05, 0.035, 0.025]),
      },
      placing,
    ),
    toPart(visor, { ...cutOut, name: 'raised visor', surface: slits(metal(steel, 0.26)) }, placing),
    toPart(trim, { name: 'helmet trim', material: 'hard', surface: metal(gold, 0.3) }, placing),
  ]
}

const pivot = (side: number): Vector => shellPoint(levels, side * 0.22, 0.55)

/** The visor: a pointed plate around the front of the helmet, turned up about its pivots at the temples. */
function raised(u: number, v: number): Vector {
  const turn = (u - 0.5) * 2
  const [x, , z] = [turn, 0, 0]
  const { x: ahead, y: aside } = circle(x * 0.235)
  const point = 1 - Math.abs(turn)
  // Lying before the face: `v` from its lower edge to its upper one.
  const lower = -0.52 + 0.18 * Math.abs(turn)
  const upper = 0.34 - 0.1 * Math.abs(turn)
  const y = lower + (upper - lower) * v
  const nose = 0.24 * point * point * smoothstep(0, 0.45, v) * smoothstep(1.05, 0.5, v)
  const flat: Vector = [aside * 1.16, y, ahead * 1.3 + nose + z]
  const angle = 0.98
  const [c, s] = [cos(angle), sin(angle)]
  const [, py, pz] = pivot(1)
  return along([flat[0], py, pz], [0, flat[1] * c + flat[2] * s, -flat[1] * s + flat[2] * c], 1)
}

/** With a slit to see through and holes for breath. */
function slits(surface: Surface): Surface {
  return (spot) => {
    surface(spot)
    const across = Math.abs(spot.u - 0.5)
    const sight = Math.abs(spot.v - 0.66) < 0.035 && across < 0.27 && across > 0.02
    const [column, row] = [spot.u * 26, spot.v * 9]
    const [dx, dy] = [column - Math.floor(column) - 0.5, row - Math.floor(row) - 0.5]
    const breath = spot.v > 0.12 && spot.v < 0.46 && across < 0.2 && across > 0.03 && dx * dx + dy * dy < 0.06
    if (sight || breath) spot.alpha = 0
    const edge = Math.min(spot.v, 1 - spot.v)
    spot.relief = 0.015 * smoothstep(0.06, 0.03, edge)
  }
}
