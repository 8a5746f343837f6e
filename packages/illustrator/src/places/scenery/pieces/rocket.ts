import { box, card, facet, flame, lathe, linear, metal, newMesh, pairs, piece, put } from '#places/scenery/piece-kit.ts'
import { rod, setPart, smoke, turned } from '#places/scenery/piece-kit.ts'

/** A rocket that lifts off from beside its tower, on fire and smoke. */
export const rocket = piece({
  label: 'Rocket launch',
  words:
    'rocket, rockets, rocket launch, rocket launching, rocket taking off, space rocket, launching rocket, rocket lifting off, rocket on the launch pad, launch pad, launchpad, space shuttle launch, rocket ship, rocketship',
  order: 405,
  where: 'far',
  fits: 'outdoors',
  dyed: true,
  size: [70, 96, 34],
  share: 0.62,
  make: ({ noise, random, tone }) => {
    const [hull, tower, fire, plumes] = [newMesh(), newMesh(), newMesh(), newMesh()]
    const base = 30
    lathe(hull, { y: base }, pairs`2.2 0, 3 2, 4.4 4, 4.4 40, 4 46, 2.8 53, 1.2 58, 0.1 62`, 24)
    for (const angle of [30, 150, 270]) {
      const [c, s] = turned(angle)
      const corners = [
        [c * 4, base + 15, s * 4],
        [c * 10, base + 3, s * 10],
        [c * 10, base - 3, s * 10],
        [c * 4, base + 4, s * 4],
      ] as const
      facet(hull, ...corners)
      facet(hull, corners[3], corners[2], corners[1], corners[0])
    }
    for (const [x, z] of pairs`16 -4, 24 -4, 16 4, 24 4`) rod(tower, [x, 0, z], [x, 78, z], 0.7, 0.7, 5)
    for (let y = 6; y < 78; y += 9) {
      for (const z of [-4, 4]) {
        rod(tower, [16, y, z], [24, y, z], 0.4, 0.4, 4)
        rod(tower, [16, y, z], [24, Math.min(78, y + 9), z], 0.35, 0.35, 4)
      }
      box(tower, { x: 20, y }, 8, 0.6, 8)
    }
    for (const y of [44, 66]) box(tower, { x: 12.6, y }, 7, 1.4, 2)
    for (let nth = 0; nth < 10; nth += 1)
      card(
        fire,
        [random.middling() * 2.4, base - 7 - random.share() * 10, 2 + random.share()],
        [4.4, 0, 0],
        [0, -11, 0],
        [0, 0, 1],
        nth,
      )
    for (let nth = 0; nth < 26; nth += 1) {
      const [x, size] = [random.middling() * 28, random.between(7, 13)]
      card(
        plumes,
        [x, size * 0.5 + random.share() * 6, random.between(-8, 12)],
        [size, 0, 0],
        [0, size * 0.75, 0],
        [0, 0, 1],
        nth,
      )
    }
    const own = tone('#e8e8e6')
    return [
      setPart(
        'rocket',
        hull,
        (spot) => {
          const y = spot.y - base
          const band = (y > 34 && y < 38) || (y > 12 && y < 14) || y > 56
          put(spot, band ? linear('#c83a2c') : own, 0.94 + noise.cloud(spot.u * 0.3, spot.v * 0.1) * 0.1)
          const [dx, dy] = [spot.x / 2, (y - 45) / 2]
          if (spot.z > 0 && dx * dx + dy * dy < 0.6) put(spot, [0.03, 0.05, 0.07])
          spot.rough = 0.4
        },
        { twoSided: true },
      ),
      setPart('launch tower', tower, metal(linear('#8a4a38'), noise, 0.6, 0.3)),
      setPart('launch fire', fire, flame(linear('#fff0b0'), linear('#ff7a1a'), noise, 3), { blended: true }),
      setPart('launch smoke', plumes, smoke([0.72, 0.68, 0.64], noise, 0.7), { blended: true }),
    ]
  },
})
