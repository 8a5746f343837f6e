import { added, clamp, glowing, newMesh, pane, piece, rod, scaled, setPart, shine } from '#places/scenery/piece-kit.ts'
import { smoothstep, turned } from '#places/scenery/piece-kit.ts'

/** A ring of swirling light. */
export const portal = piece({
  label: 'Portal',
  words:
    'portal, portals, glowing portal, magic portal, swirling portal, magical portal, wormhole, vortex, swirling vortex, gateway of light, time portal',
  order: 390,
  where: 'stands',
  dyed: true,
  size: [27, 27, 2],
  make: ({ noise, tone }) => {
    const [ring, field] = [newMesh(), newMesh()]
    for (let at = 0; at < 36; at += 1) {
      const [a, b] = [turned(at * 10), turned(at * 10 + 10)]
      rod(ring, [a[0] * 12, 13 + a[1] * 12.6, 0], [b[0] * 12, 13 + b[1] * 12.6, 0], 0.7, 0.7, 6)
    }
    pane(field, [-13.4, -0.6, 0.1], [26.8, 0, 0], [0, 27.2, 0], { unit: true })
    const own = scaled(tone('#6a4af0'), 1.5)
    return [
      setPart('portal ring', ring, glowing(added(own, [0.5, 0.5, 0.6]))),
      setPart(
        'portal field',
        field,
        (spot) => {
          const [x, y] = [spot.u * 2 - 1, spot.v * 2 - 1]
          const far = Math.sqrt(x * x + y * y)
          const [c, s] = turned(far * 260)
          const [u, v] = [x * c - y * s, x * s + y * c]
          const swirl = noise.cloud(u * 1.6 + 3, v * 1.6 + 8) * 0.9 + clamp(0.5 - far) * 0.9
          shine(
            spot,
            own[0] * swirl + clamp(0.4 - far),
            own[1] * swirl + clamp(0.4 - far),
            own[2] * swirl + clamp(0.5 - far),
          )
          spot.alpha = smoothstep(1, 0.84, far)
        },
        { blended: true, twoSided: true },
      ),
    ]
  },
})
