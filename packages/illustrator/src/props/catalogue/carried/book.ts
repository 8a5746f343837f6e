import { along, between, betweenFingers, box, cross, type Fitting, gold, leather, lengthOf } from '#props/prop-kit.ts'
import { metal, minus, newMesh, noise, pairs, type Part, plus, prop, seenAgainst, sheet } from '#props/prop-kit.ts'
import { type Surface, times, toPart, unit, type Vector } from '#props/prop-kit.ts'

/** Both hands near each other before the chest hold it open, or one whose palm looks up; else it is closed in a hand. */
export const book = prop({
  label: 'Book',
  words:
    'book, old book, novel, tome, notebook, ancient tome, paperback, textbook, books, leather bound book, thick book, old tome, hardcover book, manga, comic book, carrying a stack of books, holding a stack of books, armful of books',
  order: 360,
  slot: 'hand',
  poses: { reading: 3, holding: 1 },
  hand: { fingers: 'between', arm: 'front', both: true },
  dyed: ['book', 'book cover'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { left, right } = fitting.body.hands
  const apart = minus(left.palm, right.palm)
  if (left.grips === right.grips) {
    const isOpen = lengthOf(apart) < 4.2 && left.facing[1] + right.facing[1] > 0.2
    return isOpen ? opened(fitting, apart, between(left.palm, right.palm, 0.5)) : closed(fitting)
  }
  // The other hand does something else: on a palm that looks up it is open, too.
  const { palm, facing } = left.grips ? left : right
  return facing[1] > 0.35 ? opened(fitting, apart, palm) : closed(fitting)
}

/** The edges of many pages. */
const pages: Surface = (spot) => {
  const line = noise(spot.x * 3, spot.y * 90, spot.z * 90)
  const tone = 0.9 + (line - 0.5) * 0.2
  spot.red = 0.72 * tone
  spot.green = 0.65 * tone
  spot.blue = 0.5 * tone
  spot.rough = 0.9
}

/** A page with lines as of writing, none of it legible. */
const written: Surface = (spot) => {
  const row = spot.v * 17
  const inside = spot.u > 0.12 && spot.u < 0.88 && spot.v > 0.1 && spot.v < 0.9
  const word = noise(spot.u * 26, Math.floor(row) * 3.7, 1)
  const ink = inside && row - Math.floor(row) < 0.32 && word > 0.32 && spot.grain < 0.05 ? 0.45 : 1
  spot.red = 0.74 * ink
  spot.green = 0.67 * ink
  spot.blue = 0.53 * ink
  spot.rough = 0.9
}

function closed(fitting: Fitting): readonly Part[] {
  const { colours } = fitting
  const [wide, tall, thick] = [0.62, 0.9, 0.11]
  // Its back lies in the palm, a cover along the fingers and the other one along the thumb.
  const half = { wide: wide + 0.04, thick: thick + 0.04 }
  const { at, axis: thumb, towards: outwards, across } = betweenFingers(fitting, half)
  const axes = [across, thumb, outwards] as const
  const middle = along(at, thumb, 0.3)
  const [covers, block, trim] = [newMesh(), newMesh(), newMesh()]
  for (const side of [1, -1]) box(covers, along(middle, outwards, side * thick), [wide, tall, 0.025], axes)
  box(covers, along(middle, across, -wide), [0.025, tall, thick + 0.02], axes)
  box(block, along(middle, across, 0.01), [wide - 0.05, tall - 0.05, thick - 0.02], axes)
  box(trim, along(middle, outwards, thick + 0.028), [wide * 0.6, tall * 0.02, 0.004], axes)
  for (const [x, y] of pairs`1 1, 1 -1, -1 1, -1 -1`) {
    box(
      trim,
      along(along(along(middle, across, x * (wide - 0.08)), thumb, y * (tall - 0.08)), outwards, thick + 0.02),
      [0.09, 0.09, 0.012],
      axes,
    )
  }
  return [
    toPart(covers, { name: 'book', material: 'hard', surface: leather(seenAgainst(fitting, colours.accent)) }),
    toPart(block, { name: 'pages', material: 'cloth', surface: pages }),
    toPart(trim, { name: 'book corners', material: 'hard', surface: metal(gold, 0.3) }),
  ]
}

/** `low` is where it rests. */
function opened(fitting: Fitting, apart: Vector, low: Vector): readonly Part[] {
  const { colours, head } = fitting
  const across = unit(apart)
  const eyes = head.placing.point(between(head.eyes.left, head.eyes.right, 0.5))
  const toEyes = unit(minus(eyes, low))
  // Tilted between the eyes and the chest, so that it rests in the hands and its back is seen from the front.
  const tilted = unit(plus(toEyes, times(unit([toEyes[0], 0, toEyes[2]]), 0.55)))
  const facing = unit(along(tilted, across, -(tilted[0] * across[0] + tilted[1] * across[1] + tilted[2] * across[2])))
  const up = unit(cross(across, facing))
  const half = Math.max(1, Math.min(1.2, lengthOf(apart) * 0.6))
  const tall = half * 1.4
  const middle = along(along(low, up, tall * 0.36), facing, -0.05)
  const leafAt =
    (side: number, sunk: number, more: number) =>
    (u: number, v: number): Vector => {
      const far = side > 0 ? u : 1 - u
      const arch = 0.16 * Math.sqrt(Math.max(0, far * (1.6 - far))) - 0.3 * (1 - far) * 0.2
      const place = along(along(middle, across, side * far * (half + more)), up, (v * 2 - 1) * (tall / 2 + more))
      return along(place, facing, arch + far * 0.1 - sunk)
    }
  const [sheets, block, cover] = [newMesh(), newMesh(), newMesh()]
  for (const side of [1, -1]) {
    sheet(sheets, leafAt(side, 0, 0), 12, 6)
    sheet(block, leafAt(side, 0.05, 0.01), 12, 6)
    sheet(cover, leafAt(side, 0.12, 0.05), 12, 6)
  }
  return [
    toPart(sheets, { name: 'open book', material: 'cloth', surface: written, twoSided: true }),
    toPart(block, { name: 'pages', material: 'cloth', surface: pages, twoSided: true }),
    toPart(cover, {
      name: 'book cover',
      material: 'hard',
      surface: leather(seenAgainst(fitting, colours.accent)),
      twoSided: true,
    }),
  ]
}
