import { box, glowing, linear, metal, newMesh, piece, rod, setPart, turned, wood } from '#places/scenery/piece-kit.ts'

/** A jukebox with a round top and lit tubes. */
export const jukebox = piece({
  label: 'Jukebox',
  words: 'jukebox, jukeboxes, juke box, glowing jukebox, old jukebox, jukebox in the corner',
  order: 636,
  where: 'stands',
  fits: 'indoors',
  size: [10, 17, 6],
  make: ({ noise }) => {
    const [body, warm, cool, front, chrome] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    box(body, {}, 8.4, 11.4, 5)
    // The round top, in thin slices.
    for (let at = 0; at < 14; at += 1) {
      const rise = (at + 1) / 14
      const half = 4.1 * Math.sqrt(1 - rise * rise * 0.99)
      box(body, { y: 11.4 + (at / 14) * 4.1 }, half * 2, 4.1 / 14 + 0.02, 5)
    }
    const arc = (radius: number, mesh: typeof warm, thick: number) => {
      const point = (degrees: number): readonly [number, number, number] => {
        const [c, s] = turned(degrees)
        return [c * radius, 11.4 + s * radius, 2.6]
      }
      for (let at = 0; at < 18; at += 1) rod(mesh, point(at * 10), point(at * 10 + 10), thick, thick, 6)
      for (const x of [-radius, radius]) rod(mesh, [x, 1, 2.6], [x, 11.4, 2.6], thick, thick, 6)
    }
    arc(4.1, warm, 0.34)
    arc(3.2, cool, 0.24)
    box(front, { y: 8.6, z: 2.4 }, 4.8, 3.6, 0.3)
    box(chrome, { y: 7.6, z: 2.5 }, 5.4, 0.5, 0.5)
    for (const y of [1.6, 2.6, 3.6, 4.6, 5.6]) box(chrome, { y, z: 2.5 }, 4.6, 0.4, 0.3)
    return [
      setPart('jukebox', body, wood(linear('#5a2c1c'), noise), { castsShadow: true }),
      setPart('jukebox tubes', warm, glowing([2, 0.9, 0.25])),
      setPart('jukebox inner tubes', cool, glowing([0.3, 1.3, 0.9])),
      setPart('jukebox records', front, glowing([1, 0.75, 0.4])),
      setPart('jukebox chrome', chrome, metal(linear('#c8ccd0'), noise, 0.2, 0.9)),
    ]
  },
})
