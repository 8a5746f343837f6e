import { ball, beam, card, glowing, haze, lathe, metal, newMesh, pairs, piece } from '#places/scenery/piece-kit.ts'
import { plain, setPart, turned } from '#places/scenery/piece-kit.ts'

/** A flying saucer with its beam. */
export const ufo = piece({
  label: 'UFO',
  words: 'ufo, ufos, flying saucer, flying saucers, alien spacecraft, ufo beam, tractor beam, ufo in the sky',
  order: 704,
  where: 'air',
  fits: 'outdoors',
  dyed: true,
  size: [33, 37, 33],
  share: 0.4,
  make: ({ noise, tone }) => {
    const [hull, dome, lights, rays] = [newMesh(), newMesh(), newMesh(), newMesh()]
    lathe(hull, { y: 24 }, pairs`0.1 0, 5 0.4, 15 3, 16 4, 14 5, 6 7`, 28)
    lathe(dome, { y: 31 }, pairs`6 0, 5 3, 2.6 5, 0.1 5.6`, 18)
    for (let at = 0; at < 12; at += 1) {
      const [c, s] = turned(at * 30)
      ball(lights, [c * 14.6, 27, s * 14.6], [0.8, 0.7, 0.8], 5)
    }
    card(rays, [0, 12.4, 0], [9, 0, 0], [0, 12.2, 0], [0, 0, 1])
    return [
      setPart('saucer', hull, metal(tone('#a8b0b8'), noise, 0.25, 0.8)),
      setPart('saucer dome', dome, plain([0.3, 0.6, 0.55], 0.1)),
      setPart('saucer lights', lights, glowing([2.4, 2, 0.8])),
      setPart('saucer beam', rays, haze([0.6, 1.6, 1.1], 0.5, beam), { blended: true }),
    ]
  },
})
