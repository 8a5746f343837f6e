import { board, type Contacts, deckUnder, glowing, meshes, metal, mounted, onDeck, prop } from '#props/prop-kit.ts'
import { steel, tube } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 8, 0],
  grips: { left: [2, 9, 2], right: [-2, 9, 2] },
  soles: { left: [2, 2, 0], right: [-2, 2, 0] },
}

/** A board without wheels that light carries. */
export const hoverboard = prop({
  label: 'Hoverboard',
  words: 'hoverboard, hoverboards, hover board, flying board, antigravity board, anti gravity board',
  order: 1044,
  slot: 'mount',
  low: true,
  ridden: ['hoverboarding'],
  glow: { part: 'hoverboard light', strength: 0.6, reach: 6 },
  make: (fitting) =>
    mounted(fitting, typical, { at: [-1, 0, -4], turned: 20 }, (contacts) => {
      const { slab, light } = meshes('slab', 'light')
      const deck = deckUnder(contacts)
      const half = Math.max(4.6, deck.apart / 2 + 1.8)
      board(slab, deck, { half, wide: 1.3, thick: 0.4, rise: 0.5, nose: 0.35 })
      for (const side of [-1, 1])
        tube(
          light,
          [-0.8, -0.4, 0, 0.4, 0.8].map((far) => onDeck(deck, far * half, -0.3, side * 1.28)),
          0.09,
          8,
        )
      for (const end of [-0.55, 0.55])
        tube(
          light,
          [0, 0, -0.2, -0.28, -0.28].map((high, nth) => onDeck(deck, end * half, -0.42 + high, nth * 0.001)),
          (share) => (share < 0.1 || share > 0.9 ? 0.02 : 0.85),
          20,
        )
      return [
        [
          slab,
          {
            name: 'hoverboard',
            material: 'hard',
            surface: metal([steel[0] * 0.35, steel[1] * 0.35, steel[2] * 0.4], 0.3),
            twoSided: true,
          },
        ],
        [light, { name: 'hoverboard light', material: 'glow', surface: glowing('#58d8ff', 1.8) }],
      ]
    }),
})
