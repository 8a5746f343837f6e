import { box, facet, linear, metal, newMesh, piece, plain, rod, setPart, turned } from '#places/scenery/piece-kit.ts'

/** Signs on poles beside a road. */
export const roadSigns = piece({
  label: 'Road signs',
  words: 'road sign, road signs, street sign, street signs, stop sign, traffic sign, traffic signs',
  order: 590,
  where: 'stands',
  fits: 'outdoors',
  dyed: true,
  size: [9, 20, 3],
  make: ({ noise, tone }) => {
    const [pole, plate, rim, bar] = [newMesh(), newMesh(), newMesh(), newMesh()]
    rod(pole, [0, 0, -0.3], [0, 19, -0.3], 0.35, 0.35, 8)
    const disc = (mesh: typeof plate, y: number, radius: number, z: number) => {
      for (let at = 0; at < 8; at += 1) {
        const [a, b] = [turned(at * 45 + 22.5), turned(at * 45 + 67.5)]
        facet(mesh, [0, y, z], [a[0] * radius, y + a[1] * radius, z], [b[0] * radius, y + b[1] * radius, z], [0, y, z])
      }
    }
    disc(rim, 15.6, 4, 0.1)
    disc(plate, 15.6, 3.6, 0.2)
    box(bar, { y: 15, z: 0.24 }, 4.6, 1.2, 0.1)
    box(bar, { y: 8.4, z: 0.1 }, 8, 2.2, 0.2)
    box(plate, { y: 8.7, z: 0.16 }, 7.5, 1.6, 0.24)
    return [
      setPart('sign pole', pole, metal(linear('#8a8e90'), noise, 0.4, 0.7), { castsShadow: true }),
      setPart('sign rim', rim, plain(linear('#f2f0ea'), 0.5), { twoSided: true }),
      setPart('sign plate', plate, plain(tone('#b5221c'), 0.5), { twoSided: true }),
      setPart('sign bar', bar, plain(linear('#f2f0ea'), 0.5)),
    ]
  },
})
