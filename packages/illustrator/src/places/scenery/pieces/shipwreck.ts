import { cos, fabric, linear, type Mesh, newMesh, pairs, piece, plain, put, rod } from '#places/scenery/piece-kit.ts'
import { rolled, setPart, sheet, sin, smoothstep, type Vector } from '#places/scenery/piece-kit.ts'

/** The hull of a wooden ship that lies on its side, its planks gone from the ribs, its masts broken. */
export const shipwreck = piece({
  label: 'Shipwreck',
  words:
    'shipwreck, shipwrecks, wrecked ship, wrecked ships, sunken ship, sunken ships, ship wreck, wreck of a ship, wreck of a galleon, wreckage of a ship, sunken galleon, wrecked galleon, abandoned ship, stranded ship, beached ship, wrecked boat, ship graveyard, rotting ship',
  order: 417,
  where: 'far',
  fits: 'outdoors',
  place: 'beach',
  dyed: true,
  size: [104, 58, 50],
  share: 0.4,
  make: ({ noise, random, tone }) => {
    const [hull, ribs, masts, sails, sand] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    // A section of the hull from rail to keel to rail, at a place along the ship (0 bow, 1 stern).
    const at = (u: number, v: number): Vector => {
      const t = u * 2 - 1
      const [angle, full] = [(v - 0.5) * 3.3, Math.max(0.04, 1 - Math.abs(t * t * t) * 0.85)]
      const [wide, high] = [13 * full, 20 * (1 + 0.38 * t * t)]
      return [t * 46, high * (1 - cos(angle)) * 0.86 + Math.abs(t * t * t) * 6, sin(angle) * wide]
    }
    sheet(hull, at, 64, 20)
    const thick = (mesh: Mesh, u: number, from: number, to: number, size: number): void => {
      for (let step = 0; step < 10; step += 1) {
        const [a, b] = [from + ((to - from) * step) / 10, from + ((to - from) * (step + 1)) / 10]
        rod(mesh, at(u, a), at(u, b), size, size * 0.92, 5)
      }
    }
    for (let nth = 0; nth < 13; nth += 1) {
      const u = 0.4 + nth * 0.045
      thick(ribs, u, 0.5, random.between(0.84, 1.02), 0.8)
      thick(ribs, u, 0.5, random.between(0.02, 0.2), 0.8)
    }
    for (let nth = 0; nth < 20; nth += 1) rod(ribs, at(nth / 20, 0.5), at((nth + 1) / 20, 0.5), 1.2, 1.2, 6)
    for (const side of [0, 1])
      for (let nth = 0; nth < 9; nth += 1) rod(ribs, at(nth / 20, side), at((nth + 1) / 20, side), 0.7, 0.7, 5)
    // The foremast stands yet, with a rag of its sail; the others are stumps.
    rod(masts, [-20, 6, 0], [-17, 54, 0], 1.3, 0.7, 8)
    rod(masts, [-28, 38, 1.2], [-7, 42, 1.2], 0.5, 0.4, 6)
    rod(masts, [-23, 24, 1.2], [-8, 28, 1.2], 0.5, 0.4, 6)
    rod(masts, [8, 6, 0], [7, 24, 0], 1.4, 1.2, 8)
    rod(masts, [7.4, 23, 0], [40, 9, 11], 1.1, 0.5, 7)
    rod(masts, [-44, 26, 0], [-52, 33, 0], 0.9, 0.4, 6)
    for (const [x, y] of pairs`-17 53, -18.4 40`)
      for (const end of [-44, 4]) rod(masts, [x, y, 0], [end, 22, end < 0 ? 0 : 8], 0.14, 0.14, 3)
    sheet(
      sails,
      (u, v) => [-27 + u * 19 + v * 0.6, 25.4 + v * 14 + u * 3, 1.4 + sin(v * 3) * 2 + sin(u * 7) * 0.5],
      14,
      12,
    )
    for (const mesh of [hull, ribs, masts, sails]) rolled(mesh, 24, 2)
    // Sand has drifted against it.
    sheet(
      sand,
      (u, v) => {
        const [x, z] = [(u - 0.5) * 100, 22 - v * 40]
        const rim = (1 - (u * 2 - 1) * (u * 2 - 1)) * sin(v * 3.1)
        return [x, rim * (3 + noise.hills(x * 0.06, z * 0.06) * 4) - 1, z]
      },
      26,
      12,
    )
    const timber = tone('#5a4a3a')
    return [
      setPart(
        'wreck',
        hull,
        (spot) => {
          const { u, v } = spot
          const row = Math.floor(v * 30)
          const column = Math.floor(u * 9 + noise.cell(row, 7))
          const own = noise.cell(row + 3, column)
          put(spot, timber, 0.55 + own * 0.5 + noise.cloud(u * 40, v * 60) * 0.3)
          const joint = Math.abs(v * 30 - row - 0.5)
          if (joint > 0.42) put(spot, timber, 0.25)
          const green = smoothstep(0.5, 0.7, noise.cloud(u * 5 + 2, v * 6)) * 0.5
          spot.green += green * 0.03
          // Whole planks are gone towards the stern; the bow has a hole.
          const gone = smoothstep(0.42, 0.78, u) + (own - 0.5) * 0.9 + (noise.cloud(u * 3, v * 3) - 0.5) * 0.7
          const hole =
            (u - 0.2) * (u - 0.2) * 90 + (v - 0.72) * (v - 0.72) * 34 + (noise.cloud(u * 9, v * 9) - 0.5) * 0.8
          spot.alpha = gone > 0.62 || hole < 0.3 ? 0 : 1
          spot.rough = 0.95
        },
        { cutOut: true, twoSided: true, castsShadow: true },
      ),
      setPart('wreck ribs', ribs, plain(linear('#3c3128'), 0.9), { castsShadow: true }),
      setPart('wreck masts', masts, plain(linear('#46382c'), 0.9), { castsShadow: true }),
      setPart(
        'torn sail',
        sails,
        (spot) => {
          fabric(linear('#a89c86'), noise)(spot)
          const torn = spot.v + (noise.cloud(spot.u * 3, 1) - 0.5) * 1.5
          spot.alpha = torn < 0.4 || noise.cloud(spot.u * 4, spot.v * 4) > 0.7 ? 0 : 1
        },
        { cutOut: true, twoSided: true },
      ),
      setPart('drifted sand', sand, plain(linear('#8c8068'), 0.95)),
    ]
  },
})
