import { ball, type Contacts, linear, meshes, mounted, noise, type Pieces, prop, sheet } from '#props/prop-kit.ts'
import { type Surface, type Vector } from '#props/prop-kit.ts'

const typical: Contacts = {
  saddle: [0, 11, 0],
  grips: { left: [2, 16, 2.6], right: [-2, 19, 2.4] },
  soles: { left: [2.4, 7.4, 2.4], right: [-1.8, 3.2, 2.2] },
}

/** A face of rock before whoever climbs it, with a ledge for each hand and each foot. */
export const rockWall = prop({
  label: 'Rock wall',
  words: 'climbing wall, bouldering wall, rock face, cliff face, sheer cliff, sheer rock face, granite wall',
  order: 1086,
  slot: 'mount',
  ridden: ['rock-climbing'],
  make: (fitting) => mounted(fitting, typical, { at: [0, 0, -9], turned: 0 }, pieces),
})

const rock: Surface = (spot) => {
  const [dark, pale] = [linear('#6b5f54'), linear('#a3968a')]
  const layers = noise(spot.x * 0.4, spot.y * 1.6, spot.z * 0.4)
  const grain = noise(spot.x * 4, spot.y * 4, spot.z * 4)
  const share = layers * 0.7 + grain * 0.3
  spot.red = dark[0] + (pale[0] - dark[0]) * share
  spot.green = dark[1] + (pale[1] - dark[1]) * share
  spot.blue = dark[2] + (pale[2] - dark[2]) * share
  spot.rough = 0.95
  spot.relief = 0.06 * layers + 0.03 * grain
}

function pieces({ saddle, grips, soles }: Contacts): Pieces {
  const { face, holds } = meshes('face', 'holds')
  const contacts = [grips.left, grips.right, soles.left, soles.right]
  // Behind every hand and foot, and clear of knees and face.
  const deep = Math.max(...contacts.map(([, , z]) => z), saddle[2] + 3.4) + 0.25
  sheet(
    face,
    (u, v): Vector => {
      const [x, y] = [saddle[0] + (u * 2 - 1) * 44, v * 42 - 0.2]
      const bulge = noise(x * 0.22, y * 0.22, 4) * 1.6 + noise(x * 0.7, y * 0.6, 8) * 0.5
      return [x, y, deep + 0.4 + bulge]
    },
    96,
    84,
  )
  for (const [nth, [x, y, z]] of contacts.entries()) {
    const isFoot = nth > 1
    const reach = deep + 1.6 - z
    ball(holds, [x, y - (isFoot ? 0.4 : 0.15), z + reach * 0.5], [1.0, isFoot ? 0.4 : 0.5, reach * 0.55 + 0.1], 14, 10)
  }
  return [
    [face, { name: 'rock wall', material: 'hard', surface: rock, twoSided: true }],
    [holds, { name: 'rock holds', material: 'hard', surface: rock }],
  ]
}
