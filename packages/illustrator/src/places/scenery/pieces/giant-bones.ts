import { ball, cos, newMesh, piece, put, rod, setPart, sin, type Vector } from '#places/scenery/piece-kit.ts'

/** The ribs and the spine of something huge, half in the ground. */
export const giantBones = piece({
  label: 'Giant bones',
  words:
    'giant bones, giant ribcage, giant rib cage, giant skeleton, dragon bones, dragon skeleton, huge bones, colossal bones, colossal ribcage, giant ribs, whale bones, whale skeleton, ribcage in the sand, giant ribcage in the sand, massive skeleton, enormous skeleton, ancient bones, dinosaur bones, dinosaur skeleton, leviathan skeleton, titan skeleton, giant fossil',
  order: 393,
  where: 'stands',
  fits: 'outdoors',
  place: 'desert',
  dyed: true,
  size: [74, 36, 40],
  make: ({ noise, random, tone }) => {
    const mesh = newMesh()
    // The back lies aslant and sinks towards the tail; pairs of ribs rise on both sides and bend together.
    const spine = (t: number): Vector => [(t - 0.5) * 64, 26 * sin(0.4 + t * 2.3) - 4 * t, -4 + t * 6]
    const bones = 17
    for (let nth = 0; nth < bones; nth += 1) {
      const [x, y, z] = spine(nth / (bones - 1))
      const size = 1.7 * (1 - (nth / bones) * 0.4)
      ball(mesh, [x, y, z], [size * 1.1, size, size], 7, (a, b, c) => 0.85 + noise.hills(a * 2 + nth, b * 2 + c) * 0.3)
      rod(mesh, [x, y, z], [x + 0.4, y + size * 2.3, z - 0.4], size * 0.5, size * 0.15, 6)
      const next = spine((nth + 1) / (bones - 1))
      if (nth + 1 < bones) rod(mesh, [x, y, z], next, size * 0.6, size * 0.55, 8)
      if (nth < 2 || nth > 12) continue
      for (const way of [-1, 1]) {
        const broken = random.chance(0.16) ? 0.55 : 1
        const reach = 15 * (1 - Math.abs(nth - 6) * 0.06)
        const at = (s: number): Vector => [
          x - s * 2.4,
          Math.max(-1.5, y * (1 - s * s * 0.98) - s * 0.8),
          z + way * reach * sin(s * 2.3) * 0.92,
        ]
        const parts = Math.round(12 * broken)
        for (let step = 0; step < parts; step += 1) {
          const thick = (s: number) => 0.3 + 0.62 * cos(s * 1.3)
          rod(mesh, at(step / 12), at((step + 1) / 12), thick(step / 12), thick((step + 1) / 12), 8)
        }
      }
    }
    const bone = tone('#cfc3a6')
    return [
      setPart(
        'giant bones',
        mesh,
        (spot) => {
          const stain = noise.cloud(spot.x * 0.14 + spot.y * 0.1, spot.z * 0.14 + spot.y * 0.12)
          put(spot, bone, 0.66 + stain * 0.5)
          spot.rough = 0.85
          spot.relief = stain * 0.15
        },
        { castsShadow: true },
      ),
    ]
  },
})
