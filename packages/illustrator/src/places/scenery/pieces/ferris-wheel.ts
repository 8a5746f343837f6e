import { addCopy, ball, glowing, lathe, linear, metal, newMesh, ofOneColor, pairs } from '#places/scenery/piece-kit.ts'
import { palette, piece, rod, setPart, turned } from '#places/scenery/piece-kit.ts'

/** A ferris wheel with its cabins, lit by night. */
export const ferrisWheel = piece({
  label: 'Ferris wheel',
  words: 'ferris wheel, big wheel, observation wheel, amusement park rides, fairground rides',
  order: 412,
  where: 'far',
  fits: 'outdoors',
  dyed: true,
  size: [88, 94, 14],
  share: 0.6,
  make: ({ noise, lamps, tone }) => {
    const [iron, cabins, glow] = [newMesh(), newMesh(), newMesh()]
    for (let at = 0; at < 36; at += 1) {
      const [a, b] = [turned(at * 10), turned(at * 10 + 10)]
      for (const [r, z] of pairs`40 2.4, 40 -2.4, 33 2.4`)
        rod(iron, [a[0] * r, 48 + a[1] * r, z], [b[0] * r, 48 + b[1] * r, z], 0.6, 0.6, 4)
      if (at % 2 === 0) {
        rod(iron, [0, 48, 0], [a[0] * 40, 48 + a[1] * 40, 0], 0.35, 0.35, 3)
        const cabin = newMesh()
        lathe(cabin, {}, pairs`2 0, 2.6 1, 2.6 3.4, 1.4 4.6, 0.1 5`, 8)
        addCopy(cabins, ofOneColor(cabin), { x: a[0] * 40, y: 43.4 + a[1] * 40 }, at / 2)
      }
      ball(glow, [a[0] * 40, 48 + a[1] * 40, 2.8], [0.8, 0.8, 0.8], 3)
    }
    for (const x of [-22, 22]) for (const z of [-5, 5]) rod(iron, [x, 0, z], [0, 48, z * 0.5], 1.2, 0.8, 5)
    ball(iron, [0, 48, 0], [3, 3, 4], 7)
    const tones = [tone('#d8484c'), linear('#e8b840'), linear('#3f8fc0'), linear('#58a868')]
    return [
      setPart('wheel', iron, metal(linear('#c8ccd4'), noise, 0.5, 0.2)),
      setPart('wheel cabins', cabins, palette(tones, 0.5)),
      setPart('wheel lights', glow, glowing([0.8 + lamps * 2, 0.6 + lamps * 1.2, 0.3 + lamps])),
    ]
  },
})
