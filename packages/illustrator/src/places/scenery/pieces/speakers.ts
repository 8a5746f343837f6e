import { addCopy, box, lathe, linear, metal, newMesh, pairs, piece, plain, rod } from '#places/scenery/piece-kit.ts'
import { setPart, turned, wood } from '#places/scenery/piece-kit.ts'

/** Loudspeakers and amplifiers in stacks. */
export const speakers = piece({
  label: 'Speakers',
  words:
    'speakers, speaker, loudspeakers, loudspeaker, stacked speakers, speaker stacks, stack of speakers, amplifiers, amplifier, amps, amp, guitar amp, guitar amps, wall of speakers, wall of amps, speaker towers, subwoofers, sound system, stereo, boombox, giant speakers',
  order: 598,
  where: 'stands',
  size: [18, 19, 6],
  make: ({ noise }) => {
    const [cases, cones, rims] = [newMesh(), newMesh(), newMesh()]
    for (const [x, tall] of pairs`-5.6 3, 1.2 2, 6.6 1`)
      for (let nth = 0; nth < tall; nth += 1) {
        const [w, h, y] = x > 6 ? [4, 6, 0] : [6, 6, nth * 6.1]
        box(cases, { x, y }, w, h, 5)
        for (const [cy, radius] of [
          [y + 2.4, 1.75],
          [y + 4.9, 0.7],
        ] as const) {
          const one = newMesh()
          lathe(
            one,
            {},
            [
              [radius, 0],
              [radius * 0.4, -0.5],
              [0.02, -0.3],
            ],
            20,
          )
          const flat = newMesh()
          for (let at = 0; at < one.positions.length; at += 3) {
            flat.positions.push(one.positions[at]!, one.positions[at + 2]!, one.positions[at + 1]!)
            flat.normals.push(one.normals[at]!, one.normals[at + 2]!, -one.normals[at + 1]!)
          }
          flat.uvs.push(...one.uvs)
          flat.triangles.push(...one.triangles)
          addCopy(cones, flat, { x, y: cy, z: 2.6 })
          for (let at = 0; at < 20; at += 1) {
            const [a, b] = [turned(at * 18), turned(at * 18 + 18)]
            rod(
              rims,
              [x + a[0] * radius, cy + a[1] * radius, 2.6],
              [x + b[0] * radius, cy + b[1] * radius, 2.6],
              0.14,
              0.14,
              5,
            )
          }
        }
      }
    return [
      setPart('speakers', cases, wood(linear('#1c1a19'), noise), { castsShadow: true }),
      setPart('speaker cones', cones, plain(linear('#3a3b3e'), 0.5), { twoSided: true }),
      setPart('speaker rims', rims, metal(linear('#a0a2a6'), noise, 0.3, 0.8)),
    ]
  },
})
