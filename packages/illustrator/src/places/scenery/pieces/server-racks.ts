import { box, linear, metal, newMesh, pane, piece, put, setPart, shine } from '#places/scenery/piece-kit.ts'

/** Racks of machines with blinking lamps. */
export const serverRacks = piece({
  label: 'Server racks',
  words:
    'server racks, server rack, racks of servers, supercomputer, blinking lights, machinery, control panels, consoles, console',
  order: 346,
  where: 'span',
  fits: 'indoors',
  place: 'server-room',
  size: [60, 22.2, 7.6],
  away: 16,
  make: ({ noise, wide }) => {
    const [racks, faces] = [newMesh(), newMesh()]
    const count = Math.max(3, Math.min(14, Math.round(wide / 7)))
    const one = wide / count
    for (let at = 0; at < count; at += 1) {
      const x = (at + 0.5 - count / 2) * one
      box(racks, { x }, one * 0.94, 22, 7, { cell: 8 })
      pane(faces, [x - one * 0.42, 1, 3.55], [one * 0.84, 0, 0], [0, 20, 0], { u: at * 40 })
    }
    return [
      setPart('racks', racks, metal(linear('#22262c'), noise, 0.5, 0.3), { castsShadow: true }),
      setPart('rack faces', faces, (spot) => {
        const [column, row] = [Math.floor(spot.u / 0.5), Math.floor(spot.v / 0.55)]
        const lamp = Math.abs(spot.u / 0.5 - column - 0.5) < 0.24 && Math.abs(spot.v / 0.55 - row - 0.5) < 0.18
        const own = noise.cell(column + 30, row + 11)
        if (lamp && own < 0.3)
          shine(
            spot,
            own < 0.05 ? 1.8 : 0.1,
            own < 0.05 ? 0.3 : own < 0.2 ? 1.4 : 0.8,
            own < 0.05 ? 0.1 : own < 0.2 ? 0.7 : 2,
          )
        else put(spot, [0.03, 0.035, 0.04], spot.v / 1.1 - Math.floor(spot.v / 1.1) < 0.14 ? 0.3 : 1)
        spot.rough = 0.5
      }),
    ]
  },
})
