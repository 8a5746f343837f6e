import { cord, dome, type Fitting, fours, lathe, type Level, type Light, linear, metal } from '#props/prop-kit.ts'
import { newMesh, opened, pairs, type Part, plain, prop, scaled, sheet, shell, shellPoint } from '#props/prop-kit.ts'
import { smoothstep, steel, type Surface, toPart, visorOpening } from '#props/prop-kit.ts'
import { cutOut } from '#props/kit/worn/head-shell.ts'

/** A full-face helmet with a clear visor. */
export const motorcycleHelmet = prop({
  label: 'Motorcycle helmet',
  words:
    'motorcycle helmet, helmet, helmets, helmeted, motorbike helmet, biker helmet, bikers helmet, racing helmet, full face helmet, crash helmet, moto helmet, motorcyclists helmet, visored helmet',
  order: 141,
  slot: 'hat',
  presses: 'all',
  hides: 0.75,
  make,
})

const levels: readonly Level[] = fours`
  6.02 0.84 1.5 -0.32, 6.1 0.98 1.72 -0.52, 6.4 1.1 1.86 -0.72, 6.9 1.17 1.92 -0.88, 7.4 1.19 1.9 -0.96,
  7.9 1.15 1.78 -0.93, 8.3 1.01 1.52 -0.74, 8.6 0.74 1.2 -0.4, 8.76 0.38 0.86 0.04, 8.8 0 0.46 0.46`

const opening = visorOpening(7.24, 0.46, 0.86, 0.24)

function make({ head, colours }: Fitting): readonly Part[] {
  const [outer, lining, visor, hinges, edge] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
  shell(outer, levels)
  shell(lining, levels, -0.08, 48, 32)
  // From a little above the opening to a little below it, and around to the hinges.
  sheet(visor, (u, v) => shellPoint(levels, (u - 0.5) * 0.46, 0.275 + v * 0.265, 0.025), 40, 16)
  for (const side of [1, -1]) {
    const made = newMesh()
    lathe(made, pairs`0.2 0, 0.19 0.05, 0.12 0.07, 0 0.075`, 20, [0, 0, 0])
    const [x, y, z] = shellPoint(levels, side * 0.235, 0.44)
    for (let at = 0; at < made.positions.length; at += 3) {
      const [a, b, c] = [made.positions[at]!, made.positions[at + 1]!, made.positions[at + 2]!]
      hinges.positions.push(x + side * b, y + a, z + c)
      hinges.normals.push(0, 0, 0)
    }
    hinges.uvs.push(...made.uvs)
    const first = hinges.positions.length / 3 - made.positions.length / 3
    for (let at = 0; at < made.triangles.length; at += 3) {
      const [a, b, c] = [made.triangles[at]! + first, made.triangles[at + 1]! + first, made.triangles[at + 2]! + first]
      hinges.triangles.push(...(side > 0 ? [a, c, b] : [a, b, c]))
    }
  }
  cord(
    edge,
    Array.from({ length: 65 }, (_, nth) => shellPoint(levels, nth / 64, 0.02)),
    0.06,
    8,
    true,
  )
  const dark: Light = [0.012, 0.012, 0.014]
  const { placing } = head
  return [
    toPart(
      outer,
      {
        ...cutOut,
        name: 'motorcycle helmet',
        surface: opened(painted(colours.primary, colours.accent), opening, dark),
      },
      placing,
    ),
    toPart(
      lining,
      { ...cutOut, name: 'helmet lining', surface: opened(plain([0.02, 0.02, 0.022], 0.95), opening, dark) },
      placing,
    ),
    toPart(edge, { name: 'helmet edge', material: 'hard', surface: plain(dark, 0.8) }, placing),
    toPart(hinges, { name: 'visor hinges', material: 'hard', surface: metal(scaled(steel, 0.5), 0.35) }, placing),
    toPart(
      visor,
      {
        name: 'helmet visor',
        material: 'glass',
        surface: dome([0, 7.3, 0.5], [0.1, 0.12, 0.15], 0.14, 0.75),
        twoSided: true,
        blended: true,
        castsShadow: false,
      },
      placing,
    ),
  ]
}

/** Lacquer with a stripe of the second color over the middle, and slits for air above the brow and at the chin. */
function painted(color: string, second: string): Surface {
  const [field, stripe] = [linear(color), linear(second)]
  return (spot) => {
    const x = Math.abs(spot.x)
    const band = smoothstep(0.3, 0.28, x) * smoothstep(0.2, 0.22, x) * smoothstep(7.7, 7.8, spot.y)
    const chin = spot.z > 1.2 && Math.abs(spot.y - 6.42) < 0.05 && x < 0.42 && x > 0.06
    const tone = chin ? 0.12 : 1
    spot.red = (field[0] + (stripe[0] - field[0]) * band) * tone
    spot.green = (field[1] + (stripe[1] - field[1]) * band) * tone
    spot.blue = (field[2] + (stripe[2] - field[2]) * band) * tone
    spot.rough = chin ? 0.8 : 0.16
    spot.relief = chin ? -0.02 : 0
  }
}
