import { along, ball, circle, cord, cross, type Fitting, gold, metal, newMesh, type Part } from '#props/prop-kit.ts'
import { plain, prop, silver, toPart, unit, type Vector, vertexAt } from '#props/prop-kit.ts'

/** Hoops or drops, as chance has it, hanging straight down from the lobes. */
export const earrings = prop({
  label: 'Earrings',
  words:
    'earrings, earring, ear rings, ear piercing, pierced ears, gold earrings, silver earrings, gold earring, silver earring, mismatched earrings',
  order: 240,
  slot: 'ears',
  dyed: ['earrings', 'drops'],
  make,
})

function make({ head, chance, colours }: Fitting): readonly Part[] {
  const hoops = chance.chance(0.5)
  const [wire, gems] = [newMesh(), newMesh()]
  for (const side of [1, -1]) {
    const lobe = vertexAt(head.skin, side > 0 ? lobes.left : lobes.right)
    const top: Vector = [lobe[0] + side * 0.02, lobe[1] + 0.03, lobe[2]]
    ball(wire, top, [0.028, 0.028, 0.028], 8, 6)
    if (hoops) {
      const middle = along(top, head.down, 0.16)
      const front = unit(cross([side, 0, 0.25], head.down))
      const line = Array.from({ length: 25 }, (_, nth): Vector => {
        const { x, y } = circle(nth / 24)
        return along(along(middle, head.down, -y * 0.15), front, x * 0.15)
      })
      cord(wire, line, 0.016, 6, true)
    } else {
      cord(wire, [top, along(top, head.down, 0.16)], 0.01, 5)
      ball(gems, along(top, head.down, 0.22), [0.05, 0.075, 0.05], 10, 8)
    }
  }
  const metalPart = toPart(
    wire,
    { name: 'earrings', material: 'hard', surface: metal(hoops ? gold : silver, 0.18) },
    head.placing,
  )
  if (hoops) return [metalPart]
  return [
    metalPart,
    toPart(gems, { name: 'drops', material: 'hard', surface: plain(colours.accent, 0.07) }, head.placing),
  ]
}

/** Lowest vertices of the lobes. */
const lobes = { left: 12329, right: 5732 } as const
