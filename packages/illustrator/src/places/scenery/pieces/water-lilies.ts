import { addCopy, atan2, ball, card, cos, fours, linear, mixed, newMesh } from '#places/scenery/piece-kit.ts'
import { ofOneColor, palette, pane, piece, plain, put, setPart, sin } from '#places/scenery/piece-kit.ts'

/** Still water all around with round leaves and flowers on it. */
export const waterLilies = piece({
  label: 'Water lilies',
  words:
    'water lilies, water lily, waterlilies, lily pads, lily pad, lily pond, lotus pond, lotus flowers, lotus blossoms, floating lotus, floating lotus flowers, lotuses, pond of lotus flowers, pond with lily pads, floating lilies, field of lotus, lotus field, lotus leaves',
  order: 617,
  where: 'flat',
  dyed: true,
  size: [240, 2.4, 360],
  make: ({ noise, random, tone }) => {
    const [water, pads, petals, hearts] = [newMesh(), newMesh(), newMesh(), newMesh()]
    pane(water, [-120, 0, 60], [240, 0, 0], [0, 0, -240], { cell: 12 })
    for (let nth = 0; nth < 230; nth += 1) {
      const share = random.share()
      const far = 7 + share * share * 130
      const angle = random.between(-1.25, 1.25)
      // A few float before the person, most of them behind.
      const back = nth % 9 === 0 && far < 24 ? 1 : -1
      const [x, z] = [sin(angle) * far, back * cos(angle) * far]
      const size = random.between(1.1, 2.6)
      card(pads, [x, 0.12 + random.share() * 0.06, z], [size, 0, 0], [0, 0, -size], [0, 1, 0], nth % 5)
      if (nth % 8 > 0) continue
      for (const [ring, count, long, up] of fours`0.7 8 0.9 0.45, 0.34 6 0.85 0.95`)
        for (let at = 0; at < count; at += 1) {
          const turn = ((at + ring) / count) * 2 * Math.PI
          const one = newMesh()
          ball(one, [0, 0, 0], [0.28, long * 0.75, 0.1], 3)
          // Each petal leans out from the heart.
          const lean = (1.25 - up) * 1.1
          for (let index = 0; index < one.positions.length; index += 3)
            for (const list of [one.positions, one.normals]) {
              const [y, deep] = [list[index + 1]!, list[index + 2]!]
              list[index + 1] = y * cos(lean) - deep * sin(lean)
              list[index + 2] = y * sin(lean) + deep * cos(lean)
            }
          const at3 = { x: x + sin(turn) * ring, y: 0.35 + up * 0.55, z: z + cos(turn) * ring }
          addCopy(petals, ofOneColor(one), { ...at3, turn: [cos(turn), sin(turn)] }, nth % 3)
        }
      ball(hearts, [x, 0.9, z], [0.3, 0.26, 0.3], 3)
    }
    const own = tone('#e88ab0')
    return [
      setPart('pond', water, (spot) => {
        const wave = noise.cloud(spot.x * 0.12, spot.z * 0.22) - 0.5
        put(spot, [0.05, 0.13, 0.12], 0.8 + wave * 0.7)
        spot.rough = 0.06
        spot.relief = wave * 0.1
        spot.metal = 0.2
      }),
      setPart(
        'lily pads',
        pads,
        (spot) => {
          const which = Math.floor(spot.u)
          const [x, y] = [(spot.u - which) * 2 - 1, spot.v * 2 - 1]
          const far = Math.sqrt(x * x + y * y)
          const turn = atan2(y, x)
          // A notch from the rim to the middle; veins run outwards.
          const notch = Math.abs(turn + 1.57 - which * 0.6) < 0.22 * far
          const vein = Math.abs(sin(turn * 7)) < 0.12 ? 0.85 : 1
          put(spot, which % 2 === 0 ? [0.13, 0.3, 0.1] : [0.18, 0.36, 0.12], (0.85 + far * 0.3) * vein)
          if (far > 0.92) put(spot, [0.28, 0.34, 0.14])
          spot.alpha = far < 0.985 && !notch ? 1 : 0
          spot.rough = 0.4
        },
        { cutOut: true },
      ),
      setPart(
        'lotus petals',
        petals,
        palette([own, mixed(own, [1, 1, 1], 0.45), mixed(own, [1, 0.85, 0.9], 0.75)], 0.6),
      ),
      setPart('lotus hearts', hearts, plain(linear('#e8c04a'), 0.7)),
    ]
  },
})
