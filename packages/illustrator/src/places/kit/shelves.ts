import type { Random } from '@eidolon/people'

import { addCopy, type Mesh, newMesh, type Stand } from '#geometry/mesh.ts'
import { box, pane } from './shapes.ts'

export type Shelves = {
  wide: number
  high: number
  deep: number
  boards: number
  colours: number
  plinth?: number
  /** Thickness of the books, or of other things on the shelf. */ thick?: readonly [least: number, max: number]
}

/** A bookcase: its wood into `wood`, its books into `books`, whose u counts the colors. */
export function bookcase(wood: Mesh, books: Mesh, random: Random, stand: Stand, size: Shelves): void {
  const { wide, high, deep, boards, colours, plinth = 1.2, thick = [0.28, 0.62] } = size
  const [frame, spines] = [newMesh(), newMesh()]
  box(frame, { x: -wide / 2 + 0.2 }, 0.4, high, deep, { cell: 8 })
  box(frame, { x: wide / 2 - 0.2 }, 0.4, high, deep, { cell: 8 })
  box(frame, { z: -deep / 2 + 0.1 }, wide, high, 0.2, { cell: 8 })
  box(frame, {}, wide, plinth, deep, { cell: 8 })
  box(frame, { y: high }, wide + 0.8, 0.7, deep + 0.6, { cell: 8 })
  const gap = (high - plinth) / boards
  for (let board = 0; board < boards; board += 1) {
    const y = plinth + gap * board
    box(frame, { y: y - 0.3 }, wide, 0.35, deep - 0.1, { cell: 8 })
    fill(spines, random, -wide / 2 + 0.5, wide / 2 - 0.5, y + 0.05, gap * 0.86, deep, colours, thick)
  }
  addCopy(wood, frame, stand)
  addCopy(books, spines, stand)
}

function fill(
  mesh: Mesh,
  random: Random,
  from: number,
  to: number,
  y: number,
  room: number,
  deep: number,
  colors: number,
  thick: readonly [number, number],
): void {
  let x = from
  while (x < to - 0.5) {
    if (random.chance(0.05)) {
      x += random.between(0.4, 1.6)
      continue
    }
    // A run of volumes of one set, or a single book.
    const run = random.chance(0.25) ? 4 + Math.floor(random.share() * 4) : 1
    const [wide, high] = [random.between(thick[0], thick[1]), room * random.between(0.62, 0.98)]
    const color = Math.floor(random.share() * colors)
    for (let at = 0; at < run && x + wide < to; at += 1) {
      const back = random.share() * 0.25
      spine(mesh, x + wide / 2, y, deep / 2 - 0.35 - back, wide * 0.95, high, color)
      x += wide
    }
  }
}

/** Only what is seen of a book: its back, its top and the sides near the back. */
function spine(mesh: Mesh, x: number, y: number, front: number, wide: number, high: number, color: number): void {
  const w = wide / 2
  const cut = { unit: true, u: color }
  // Sides end at 1, which would be the next color: they start a little before.
  const side = { unit: true, u: color - 0.001 }
  pane(mesh, [x - w, y, front], [wide, 0, 0], [0, high, 0], cut)
  pane(mesh, [x + w, y, front], [0, 0, -1.5], [0, high, 0], side)
  pane(mesh, [x - w, y, front - 1.5], [0, 0, 1.5], [0, high, 0], side)
  pane(mesh, [x - w, y + high, front], [wide, 0, 0], [0, 0, -1.5], side)
}
