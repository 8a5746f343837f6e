import type { Part } from '#geometry/part.ts'
import type { Light } from '#light/rig.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { sheet } from '#geometry/shapes.ts'
import type { Body } from '#body/body.ts'
import { metal, plain, steel, weave } from '#props/materials.ts'
import { board, deckUnder, onDeck } from './boards.ts'
import { contactsOf, meshes, tube } from './mount.ts'

/** Under both feet, on its wheels; in the air it turns over below them. */
export function skateboardUnder(body: Body, colour: string | Light): readonly Part[] {
  const contacts = contactsOf(body)
  const flips = body.rides === 'fast'
  const up = flips ? ([0.25, -0.35, 0.9] as const) : ([0, 1, 0] as const)
  const flat = deckUnder(contacts, up)
  const deck = flips ? { ...flat, middle: [flat.middle[0], flat.middle[1] - 1.4, flat.middle[2] + 0.3] as const } : flat
  const half = Math.max(4, deck.apart / 2 + 1.3)
  const { wood, grit, trucks, wheels } = meshes('wood', 'grit', 'trucks', 'wheels')
  board(wood, deck, { half, wide: 1.02, thick: 0.14, rise: 0.55, nose: 0 })
  sheet(grit, (u, v) => onDeck(deck, (v * 2 - 1) * half * 0.66, 0.005, (u * 2 - 1) * 0.96), 2, 8)
  // As high as the feet are, so that the wheels are on the ground.
  const axle = flips ? -0.62 : Math.min(-0.5, 0.36 - deck.middle[1])
  for (const end of [-1, 1]) {
    const far = end * half * 0.58
    tube(trucks, [onDeck(deck, far, -0.1, 0), onDeck(deck, far, axle, 0)], 0.22, 8)
    tube(trucks, [onDeck(deck, far, axle, -0.85), onDeck(deck, far, axle, 0.85)], 0.09, 8)
    for (const side of [-1, 1])
      tube(
        wheels,
        [0.6, 0.6, 0.95, 0.95].map((out) => onDeck(deck, far, axle, side * out)),
        (share) => (share === 0 || share === 1 ? 0.02 : 0.36),
        18,
      )
  }
  return [
    toPart(wood, { name: 'skateboard', material: 'hard', surface: plain(colour, 0.3), twoSided: true }),
    toPart(grit, { name: 'skateboard grip', material: 'cloth', surface: weave([0.02, 0.02, 0.022]), twoSided: true }),
    toPart(trucks, { name: 'skateboard trucks', material: 'hard', surface: metal(steel, 0.35) }),
    toPart(wheels, { name: 'skateboard wheels', material: 'hard', surface: plain('#f0ead8', 0.4), twoSided: true }),
  ]
}
