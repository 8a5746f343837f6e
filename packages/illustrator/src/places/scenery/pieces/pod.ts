import { haze, lathe, linear, metal, newMesh, pairs, piece, rod, setPart, shine } from '#places/scenery/piece-kit.ts'
import { turned } from '#places/scenery/piece-kit.ts'

/** A sleeping pod with a lid of glass, lit from within. */
export const pod = piece({
  label: 'Pod',
  words:
    'pod, pods, cryo pod, cryopod, cryo pods, cryosleep pod, cryosleep pods, stasis pod, sleeping pod, cryo chamber, stasis chamber, healing tank, glass tank, specimen tank, specimen tanks, test tube tank, incubation tank, glass tube, glass tubes',
  order: 370,
  where: 'stands',
  dyed: true,
  size: [11.6, 26, 11.6],
  make: ({ noise, tone }) => {
    const [shell, glow, glass] = [newMesh(), newMesh(), newMesh()]
    lathe(shell, {}, pairs`5.6 0, 5.6 2, 4.8 2.6`, 20)
    lathe(shell, { y: 22 }, pairs`4.8 0, 5.6 0.8, 5.6 2.4, 3 3.6, 0.1 3.8`, 20)
    for (const angle of [0, 120, 240]) {
      const [c, s] = turned(angle + 30)
      rod(shell, [c * 4.8, 2, s * 4.8], [c * 4.8, 22.4, s * 4.8], 0.45, 0.45, 6)
    }
    lathe(glow, {}, pairs`3.6 2.6, 3.6 22`, 16)
    lathe(glass, {}, pairs`4.5 2.6, 4.5 22`, 20)
    const own = tone('#4ad8c8')
    return [
      setPart('pod shell', shell, metal(linear('#8a9098'), noise, 0.35, 0.6), { castsShadow: true }),
      setPart('pod light', glow, (spot) => {
        const rise = 0.35 + noise.cloud(spot.u * 0.2, spot.v * 0.25) * 0.55
        shine(spot, own[0] * rise, own[1] * rise, own[2] * rise)
      }),
      setPart(
        'pod glass',
        glass,
        haze([0.8, 0.95, 1], 0.12, () => 1),
        { blended: true },
      ),
    ]
  },
})
