import { board, type Contacts, deckUnder, linear, meshes, mounted, noise, onDeck } from '#props/prop-kit.ts'
import { type Pieces, plain, prop, sheet, sin, smoothstep, type Surface, tube, type Vector } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 8, 0],
  grips: { left: [2, 9, 2], right: [-2, 9, 2] },
  soles: { left: [0.05, 9.6, 0], right: [-0.05, 8.6, 0] },
}

/** Stands upright behind its person; ridden it comes with the wave that it is on. */
export const surfboard = prop({
  label: 'Surfboard',
  words:
    'surfboard, surfboards, surf board, long surfboard, longboard surfboard, paddle board, paddleboard, boogie board',
  order: 1040,
  slot: 'mount',
  low: true,
  ridden: ['surfing'],
  make: (fitting) =>
    mounted(fitting, typical, { at: [-3.4, 0, -1.2], turned: 12 }, (contacts) => [
      ...boardPieces(contacts, fitting.colours.accent, fitting.body.rides !== undefined),
      ...(fitting.body.rides ? wavePieces(contacts) : []),
    ]),
})

function boardPieces(contacts: Contacts, color: string, isFlat: boolean): Pieces {
  const { slab, stripe, fins } = meshes('slab', 'stripe', 'fins')
  const flat = deckUnder(contacts)
  const deck = isFlat
    ? flat
    : {
        middle: [0, 9.3, 0] as const,
        ahead: [0, 1, 0] as const,
        up: [0, 0, 1] as const,
        side: [1, 0, 0] as const,
        apart: 0,
      }
  board(slab, deck, { half: 9.2, wide: 2.1, thick: 0.5, rise: 1.1, nose: 1 })
  sheet(stripe, (u, v) => onDeck(deck, (v * 2 - 1) * 5.6, 0.012, (u * 2 - 1) * 0.22), 2, 12)
  for (const side of [-0.9, 0, 0.9])
    tube(fins, [onDeck(deck, -7.4, -0.4, side), onDeck(deck, -8, -1.5, side * 1.1)], (share) => 0.12 - 0.09 * share, 6)
  return [
    [slab, { name: 'surfboard', material: 'hard', surface: plain('#efe8d8', 0.2), twoSided: true }],
    [stripe, { name: 'surfboard stripe', material: 'hard', surface: plain(color, 0.25), twoSided: true }],
    [fins, { name: 'surfboard fins', material: 'hard', surface: plain('#1c1e22', 0.4) }],
  ]
}

/** Green where it is thin, white along its lip and where it breaks. */
const sea: Surface = (spot) => {
  const [deep, thin] = [linear('#0b4a5c'), linear('#3fb0a8')]
  const streak = noise(spot.x * 0.5, spot.v * 26, 7) * 0.5 + noise(spot.x * 1.6, spot.v * 60, 3) * 0.3
  const share = smoothstep(0.25, 0.85, spot.v) * 0.85 + 0.15 * streak
  const foam =
    smoothstep(0.86, 0.97, spot.v + 0.16 * (noise(spot.x * 1.3, spot.y, spot.z * 1.3) - 0.4)) +
    0.6 * smoothstep(0.6, 0.95, noise(spot.x * 0.45, spot.v * 44, 11)) * smoothstep(0.3, 0.6, spot.v)
  const white = Math.min(1, Math.max(0, foam))
  spot.red = deep[0] + (thin[0] - deep[0]) * share + white * (0.86 - deep[0])
  spot.green = Math.min(1, deep[1] + (thin[1] - deep[1]) * share + white * (0.9 - deep[1]))
  spot.blue = Math.min(1, deep[2] + (thin[2] - deep[2]) * share + white * (0.92 - deep[2]))
  spot.red = Math.min(1, spot.red)
  spot.rough = 0.12 + 0.6 * white
  // Towards its edges it ends in nothing, so that it can be anywhere.
  const edge = Math.abs(spot.u * 2 - 1)
  spot.alpha = (1 - smoothstep(0.55, 1, edge)) * smoothstep(0, 0.16, spot.v)
  spot.relief = 0.05 * (streak - 0.4)
}

/** A wall of water behind the board that leans over at its top, and the water before it. */
function wavePieces(contacts: Contacts): Pieces {
  const { wall } = meshes('wall')
  const [, y, z] = deckUnder(contacts).middle
  const at = (u: number, v: number): Vector => {
    const across = (u * 2 - 1) * 44
    const tall = 15 + 3 * (1 - Math.abs(u * 2 - 1)) + noise(across * 0.35, 2, 5)
    // From the water before the board down under it, up the face and over into the lip.
    const face = Math.max(0, (v - 0.3) / 0.7)
    const up = v < 0.3 ? -0.55 : -0.55 + tall * sin(Math.min(1, face * 1.12) * 1.5708)
    const back = v < 0.3 ? 22 - (v / 0.3) * 24 : -2 - 5.5 * sin(face * 3.1416) + 3.2 * Math.max(0, face - 0.72) * 4
    return [across, y + up + 0.25 * noise(across * 0.6, v * 8, 1), z + back]
  }
  sheet(wall, at, 80, 60)
  return [[wall, { name: 'wave', material: 'hard', surface: sea, twoSided: true, blended: true, castsShadow: false }]]
}
