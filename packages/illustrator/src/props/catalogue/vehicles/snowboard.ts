import { board, type Contacts, deckUnder, meshes, mounted, onDeck, plain, prop, tube } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 8, 0],
  grips: { left: [2, 9, 2], right: [-2, 9, 2] },
  soles: { left: [0.05, 9.6, 0], right: [-0.05, 8.6, 0] },
}

/** Upright behind its person, or strapped to both feet. */
export const snowboard = prop({
  label: 'Snowboard',
  words: 'snowboard, snowboards, snow board',
  order: 1042,
  slot: 'mount',
  low: true,
  ridden: ['snowboarding'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-3.2, 0, -1], turned: 10 }, (contacts) => {
      const { slab, straps } = meshes('slab', 'straps')
      const flat = deckUnder(contacts)
      const deck = fitting.body.rides
        ? flat
        : {
            middle: [0, 7.9, 0] as const,
            ahead: [0, 1, 0] as const,
            up: [0, 0, 1] as const,
            side: [1, 0, 0] as const,
            apart: 4.6,
          }
      board(slab, deck, { half: 7.8, wide: 1.45, thick: 0.14, rise: 0.9, nose: 0 })
      for (const end of [-1, 1])
        for (const off of [-0.35, 0.35]) {
          const far = (end * deck.apart) / 2 + off
          tube(
            straps,
            [-0.95, -0.7, 0, 0.7, 0.95].map((aside) => onDeck(deck, far, 0.05 + 0.78 * (1 - aside * aside), aside)),
            0.13,
            8,
          )
        }
      return [
        [slab, { name: 'snowboard', material: 'hard', surface: plain(fitting.colours.accent, 0.25), twoSided: true }],
        [straps, { name: 'snowboard straps', material: 'hard', surface: plain([0.02, 0.02, 0.022], 0.6) }],
      ]
    }),
})
