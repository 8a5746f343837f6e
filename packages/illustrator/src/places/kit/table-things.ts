import type { Random } from '@eidolon/people'
import { scaled } from '#geometry/color.ts'
import { addCopy, type Mesh, newMesh, type Stand } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import type { Vector } from '#geometry/vector.ts'
import { lightParts, type Lights } from './furniture.ts'
import { underLamps } from './lamps.ts'
import { ball, box, card, lathe, ofOneColor, rod, turned } from './shapes.ts'
import { pairs } from '#geometry/numbers.ts'

/** A candle that burns. */
export function candle(wax: Mesh, lights: Lights, [x, y, z]: Vector, high: number, thick = 0.35): void {
  lathe(
    wax,
    { x, y, z },
    [
      [thick, 0],
      [thick * 0.96, high],
      [0.05, high],
      [0.05, high + 0.2],
    ],
    9,
  )
  const flame: Vector = [x, y + high + 0.5, z]
  ball(lights.bulbs, flame, [0.15, 0.42, 0.15], 5)
  card(lights.halos, flame, [2.4, 0, 0], [0, 2.4, 0], [0, 0, 1])
  lights.lamps.push({ at: flame, light: scaled(lights.light, 0.6), reach: 5 })
}

/** Books that lie on each other, each a little askew; u counts their colors. */
export function bookPile(mesh: Mesh, random: Random, [x, y, z]: Vector, count: number, colours: number): number {
  let high = y
  for (let at = 0; at < count; at += 1) {
    const [thick, long] = [random.between(0.35, 0.75), random.between(2.4, 3.2)]
    const stand = {
      x: x + random.middling() * 0.25,
      y: high,
      z: z + random.middling() * 0.2,
      turn: turned(random.middling() * 24),
    }
    const [cover, pages] = [newMesh(), newMesh()]
    box(cover, {}, long, thick, 2.2)
    box(pages, { y: 0.08, z: 0.06, x: 0.04 }, long * 0.97, thick - 0.16, 2.2)
    addCopy(mesh, ofOneColor(cover), stand, 1 + Math.floor(random.share() * (colours - 1)))
    addCopy(mesh, ofOneColor(pages), stand, 0)
    high += thick
  }
  return high
}

/** A teapot and two cups with saucers. */
export function teaSet(mesh: Mesh, { x = 0, y = 0, z = 0 }: Stand): void {
  const pot = pairs`0.7 0, 1.1 0.5, 1.15 1, 0.8 1.6, 0.45 1.75, 0.5 1.85, 0.1 2.1, 0.18 2.3, 0.02 2.45`
  lathe(mesh, { x, y, z }, pot, 14)
  rod(mesh, [x + 0.9, y + 0.8, z], [x + 1.9, y + 1.7, z], 0.28, 0.16, 7)
  for (let at = 0; at < 6; at += 1) {
    const [a, b] = [turned(at * 30 + 100), turned(at * 30 + 130)]
    rod(
      mesh,
      [x - 0.9 + a[0] * 0.8, y + 1 + a[1] * 0.6 - 0.2, z],
      [x - 0.9 + b[0] * 0.8, y + 0.8 + b[1] * 0.6, z],
      0.12,
      0.12,
      5,
    )
  }
  const cup = pairs`0.9 0, 1 0.1, 0.35 0.14, 0.5 0.4, 0.62 0.9, 0.56 0.88, 0.01 0.6`
  for (const side of [-1, 1]) lathe(mesh, { x: x + side * 3, y, z: z + 0.9 }, cup, 12)
}

/** Plates with something on them; u counts the colors, of which the first is the china. */
export function dishes(
  mesh: Mesh,
  random: Random,
  from: number,
  to: number,
  y: number,
  z: number,
  colours: number,
): void {
  for (let x = from; x <= to; x += 2.9) {
    const plate = newMesh()
    lathe(plate, {}, pairs`0.6 0, 1.2 0.16, 0.8 0.12, 0.01 0.1`, 14)
    addCopy(mesh, ofOneColor(plate), { x, y, z })
    for (let at = 0; at < 5; at += 1) {
      const food = newMesh()
      const size = random.between(0.28, 0.5)
      ball(food, [0, 0, 0], [size, size * 0.8, size], 5)
      const place = {
        x: x + random.middling() * 0.6,
        y: y + 0.32 + random.share() * 0.25,
        z: z + random.middling() * 0.5,
      }
      addCopy(mesh, ofOneColor(food), place, 1 + Math.floor(random.share() * (colours - 1)))
    }
  }
}

/** The parts in the light of these lamps, with the lamps themselves. */
export const litBy = (lights: Lights, parts: readonly Part[], level = 1, glow = 2.6): Part[] => [
  ...underLamps(
    parts,
    lights.lamps.map((lamp) => ({ ...lamp, light: scaled(lamp.light, level) })),
    [0, 0, 0],
  ),
  ...lightParts(lights, level, glow),
]
