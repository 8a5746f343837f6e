import { box, lathe, newMesh, piece, setPart, turned, wood } from '#places/scenery/piece-kit.ts'

/** A fence of pickets. */
export const woodenFence = piece({
  label: 'Wooden fence',
  words: 'wooden fence, picket fence, white picket fence, garden fence, farm fence',
  order: 332,
  where: 'span',
  fits: 'outdoors',
  dyed: true,
  size: [60, 11, 2.6],
  away: 10,
  make: ({ noise, wide, tone, random }) => {
    const mesh = newMesh()
    const step = Math.max(1.7, wide / 70)
    for (let x = -wide / 2 + 1; x < wide / 2 - 1; x += step) {
      const high = 9.4 + random.share() * 0.4
      box(mesh, { x }, step * 0.62, high, 0.3)
      lathe(
        mesh,
        { x, y: high, turn: turned(45) },
        [
          [step * 0.42, 0],
          [0.02, 1],
        ],
        4,
      )
    }
    for (const y of [2.4, 7]) box(mesh, { y, z: -0.35 }, wide, 1, 0.35)
    return [setPart('wooden fence', mesh, wood(tone('#c8b89a'), noise), { castsShadow: true })]
  },
})
