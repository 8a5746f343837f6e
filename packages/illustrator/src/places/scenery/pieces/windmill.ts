import { lathe, linear, newMesh, pairs, pane, piece, plaster, put, rod, setPart } from '#places/scenery/piece-kit.ts'
import { turned } from '#places/scenery/piece-kit.ts'

/** A windmill with four sails. */
export const windmill = piece({
  label: 'Windmill',
  words: 'windmill, windmills, old windmill, dutch windmill, windmill in the distance, windmills in the background',
  order: 406,
  where: 'far',
  fits: 'outdoors',
  dyed: true,
  size: [70, 82, 30],
  share: 0.5,
  make: ({ noise, tone }) => {
    const [body, cap, sails] = [newMesh(), newMesh(), newMesh()]
    lathe(body, {}, pairs`13 0, 10 20, 7.4 44`, 10)
    lathe(cap, { y: 44 }, pairs`8.6 0, 7 6, 3 10, 0.1 12`, 12)
    for (let at = 0; at < 4; at += 1) {
      const [c, s] = turned(at * 90 + 28)
      const [nx, ny] = [-s, c]
      const end: readonly [number, number, number] = [c * 34, 46 + s * 34, 11]
      rod(sails, [0, 46, 11], end, 0.6, 0.4, 5)
      pane(sails, [c * 6, 46 + s * 6, 11], [c * 27, s * 27, 0], [nx * 6, ny * 6, 0])
    }
    rod(cap, [0, 46, 0], [0, 46, 12], 1.4, 1, 7)
    return [
      setPart('mill', body, plaster(tone('#d8ccb4'), noise, 0.4)),
      setPart('mill cap', cap, plaster(linear('#5a4634'), noise)),
      setPart(
        'mill sails',
        sails,
        (spot) => {
          const open =
            Math.abs(spot.u * 0.5 - Math.floor(spot.u * 0.5) - 0.5) > 0.36 ||
            Math.abs(spot.v * 0.5 - Math.floor(spot.v * 0.5) - 0.5) > 0.34
          put(spot, open ? [0.32, 0.22, 0.14] : [0.78, 0.74, 0.66])
        },
        { twoSided: true },
      ),
    ]
  },
})
