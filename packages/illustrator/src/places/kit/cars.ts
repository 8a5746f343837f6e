import { linear } from '#geometry/color.ts'
import { addCopy, type Mesh, newMesh, type Stand, vertex } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import type { Light } from '#light/rig.ts'
import { palette, plain } from '#places/surfaces/paint.ts'

import { setPart } from './set-part.ts'
import { ball, box, ofOneColor, rod } from './shapes.ts'
import { pairs } from '#geometry/numbers.ts'

type Outline = readonly (readonly [z: number, y: number])[]

/** A shape seen from the side, drawn out along x and drawn in a little towards the top. */
function drawn(mesh: Mesh, outline: Outline, wide: number, narrow: (y: number) => number): void {
  const count = outline.length
  outline.forEach(([z, y], at) => {
    const [nz, ny] = outline[(at + 1) % count] ?? [z, y]
    const [dz, dy] = [nz - z, ny - y]
    const size = Math.sqrt(dz * dz + dy * dy) || 1
    const normal = [0, -dz / size, dy / size] as const
    const one = vertex(mesh, [-wide * narrow(y), y, z], normal, 1, 0)
    vertex(mesh, [wide * narrow(y), y, z], normal, 2, 0)
    vertex(mesh, [wide * narrow(ny), ny, nz], normal, 2, 1)
    vertex(mesh, [-wide * narrow(ny), ny, nz], normal, 1, 1)
    mesh.triangles.push(one, one + 1, one + 2, one, one + 2, one + 3)
  })
  for (const way of [-1, 1]) {
    const first = mesh.positions.length / 3
    for (const [z, y] of outline) vertex(mesh, [way * wide * narrow(y), y, z], [way * 0.96, 0.28, 0], 1, y)
    for (let at = 1; at + 1 < count; at += 1) {
      if (way < 0) mesh.triangles.push(first, first + at, first + at + 1)
      else mesh.triangles.push(first, first + at + 1, first + at)
    }
  }
}

/** A small car of no make that looks to -z: its body, and the glass above it. */
export function car(): [body: Mesh, cabin: Mesh] {
  const [body, cabin] = [newMesh(), newMesh()]
  const straight = (): number => 1
  drawn(body, pairs`9.6 1.2, 9.8 4.2, 9 5.2, -5 5.4, -9.4 4.4, -9.8 3, -9.6 1.2`, 4, straight)
  const lean = (y: number): number => 1 - (y - 5.2) * 0.055
  drawn(cabin, pairs`8.2 5.2, 6.4 8, -1.6 8.2, -4.8 5.3`, 3.75, lean)
  const roof = (y: number): number => 1.02 - (y - 5.2) * 0.055
  drawn(body, pairs`6.7 7.8, 6.2 8.4, -1.4 8.6, -2 7.9`, 3.75, roof)
  return [body, cabin]
}

/** Cars that stand about a place: painted metal, glass, tires, and lamps, plates and hubs. */
export type Cars = { readonly bodies: Mesh; readonly panes: Mesh; readonly tyres: Mesh; readonly trim: Mesh }

export const newCars = (): Cars => ({ bodies: newMesh(), panes: newMesh(), tyres: newMesh(), trim: newMesh() })

/** As large as life beside people. */
const lifeSize = 1.8

/** A car with wheels, lamps and plates that looks to -z unless it is turned; `colour` is the number of its paint. */
export function standCar(into: Cars, stand: Omit<Stand, 'size'>, colour: number): void {
  const whole = { ...stand, size: lifeSize }
  const [body, cabin] = car()
  addCopy(into.bodies, ofOneColor(body), whole, colour)
  addCopy(into.panes, cabin, whole)
  const [tires, white, red, dark] = [newMesh(), newMesh(), newMesh(), newMesh()]
  for (const x of [-1, 1]) {
    for (const z of [-6, 6]) {
      rod(tires, [x * 3.4, 1.7, z], [x * 4.25, 1.7, z], 1.7, 1.7, 14)
      ball(tires, [x * 4.2, 1.7, z], [0.2, 1.66, 1.66], 5)
      ball(white, [x * 4.32, 1.7, z], [0.16, 0.95, 0.95], 4)
    }
    ball(white, [x * 2.9, 3.6, -9.5], [0.85, 0.45, 0.4], 4)
    ball(red, [x * 3, 3.9, 9.65], [0.8, 0.45, 0.25], 4)
    // Mirrors at the windscreen's foot.
    ball(dark, [x * 4.2, 5.7, -3.4], [0.5, 0.35, 0.25], 4)
  }
  box(dark, { y: 2.1, z: -9.6 }, 4, 1, 0.5)
  box(dark, { y: 1.2 }, 7.7, 0.9, 19.4)
  for (const z of [-9.9, 9.85]) box(white, { y: 2.2, z }, 2.1, 0.5, 0.1)
  addCopy(into.tyres, tires, whole)
  for (const [at, mesh] of [white, red, dark].entries()) addCopy(into.trim, ofOneColor(mesh), whole, at)
}

/** What is seen of the cars, in these paints. */
export const carParts = (cars: Cars, paints: readonly Light[]): Part[] => [
  setPart('cars', cars.bodies, palette(paints, 0.28), { castsShadow: true }),
  setPart('car windows', cars.panes, plain(linear('#1f272d'), 0.08)),
  setPart('tyres', cars.tyres, plain(linear('#1a1a1c'), 0.9), { castsShadow: true }),
  setPart(
    'car trim',
    cars.trim,
    palette(
      ['#d4d8da', '#8a1c1a', '#22262a'].map((hex) => linear(hex)),
      0.3,
    ),
  ),
]
