import { addCopy, ball, bark, box, bulb, conifer, cos, facet, glowing, lathe } from '#places/scenery/piece-kit.ts'
import { leafSpray, leafy, linear, litBy, newLights, newMesh, ofOneColor, pairs } from '#places/scenery/piece-kit.ts'
import { palette, piece, plain, setPart, sin, turned } from '#places/scenery/piece-kit.ts'

/** A decorated tree with lights, baubles and a star. */
export const christmasTree = piece({
  label: 'Christmas tree',
  words:
    'christmas tree, christmas trees, xmas tree, decorated tree, decorated christmas tree, christmas tree in the corner, holiday tree',
  order: 620,
  where: 'stands',
  size: [15, 24, 15],
  make: ({ noise, random }) => {
    const [wood, leaves, baubles, star, pot] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    const lights = newLights(linear('#ffd27a'))
    lathe(pot, {}, pairs`1.6 0, 2.1 2.4, 1.8 2.4`, 14)
    conifer(wood, leaves, random, { x: 0, z: 0, y: 1.2, high: 20.4, wide: 5.6, leaf: 2, tones: 3, tiers: 17 })
    for (let at = 0; at < 46; at += 1) {
      const share = (at + 0.5) / 46
      const angle = at * 2.4
      const reach = 5 * (1 - share) + 0.5
      const [x, y, z] = [sin(angle) * reach, 3.4 + share * 16.6, cos(angle) * reach]
      if (at % 3 === 0) {
        const one = newMesh()
        ball(one, [x, y - 0.5, z], [0.55, 0.55, 0.55], 7)
        addCopy(baubles, ofOneColor(one), {}, at)
      } else bulb(lights, [x, y, z], 0.17, 0.22, 4)
    }
    for (let at = 0; at < 5; at += 1) {
      const [c, s] = turned(at * 72 + 90)
      const [d, e] = turned(at * 72 + 72 + 54)
      const [f, g] = turned(at * 72 + 54)
      const y = 21.9
      facet(star, [0, y, 0.3], [f * 0.6, y + g * 0.6, 0.15], [c * 1.5, y + s * 1.5, 0.15], [d * 0.6, y + e * 0.6, 0.15])
    }
    box(star, { y: 20.6 }, 0.3, 1, 0.3)
    const tones = ['#c8202c', '#e0b04a', '#c8202c', '#d8dce4'].map((hex) => linear(hex))
    return litBy(
      lights,
      [
        setPart('tree pot', pot, plain(linear('#8a2a24'), 0.6), { castsShadow: true }),
        setPart('tree trunk', wood, bark(linear('#4a3a30'), noise), { castsShadow: true }),
        leafy('tree boughs', leaves, leafSpray(noise, 60, 0.16, 0.16), [
          linear('#1c4030'),
          linear('#2a5a3a'),
          linear('#3f7048'),
        ]),
        setPart('baubles', baubles, palette(tones, 0.2, 0.3)),
        setPart('tree star', star, glowing([2.2, 1.6, 0.6]), { twoSided: true }),
      ],
      1,
      2.4,
    )
  },
})
