import { ball, box, fabric, fours, linear, type Mesh, newMesh, piece, plain, rod } from '#places/scenery/piece-kit.ts'
import { setPart, turned, type Vector, wood } from '#places/scenery/piece-kit.ts'

/** A wheel with spokes that turns about z. */
function wheel(rim: Mesh, [x, y, z]: Vector, radius: number): void {
  const at = (n: number, far: number): Vector => {
    const [c, s] = turned(n)
    return [x + c * far, y + s * far, z]
  }
  for (let n = 0; n < 360; n += 15) rod(rim, at(n, radius), at(n + 15, radius), 0.42, 0.42, 5)
  for (let n = 0; n < 360; n += 30) rod(rim, at(n, 0.4), at(n, radius), 0.22, 0.18, 5)
  ball(rim, [x, y, z], [0.8, 0.8, 0.6], 6)
}

/** A cart on two high wheels, loaded with sacks and hay. */
export const woodenCart = piece({
  label: 'Wooden cart',
  words:
    'cart, carts, wooden cart, wooden carts, hay cart, horse cart, ox cart, donkey cart, wagon, wagons, wooden wagon, old wagon, farm wagon, merchant cart, merchant wagon, hand cart, handcart',
  order: 389,
  where: 'stands',
  fits: 'outdoors',
  size: [38, 18, 16],
  make: ({ noise, random }) => {
    const [timber, rims, sacks, hay] = [newMesh(), newMesh(), newMesh(), newMesh()]
    box(timber, { x: 3, y: 6 }, 21, 0.8, 11)
    for (const z of [-5.4, 5.4]) {
      for (const y of [7.4, 9.6]) box(timber, { x: 3, y, z }, 21, 1.4, 0.5)
      for (const x of [-6.6, 0, 6, 12.6]) box(timber, { x, y: 6, z: z * 1.06 }, 0.8, 5.6, 0.5)
      wheel(rims, [4, 5.4, z + Math.sign(z) * 1.4], 5)
      rod(timber, [-7, 6.2, z * 0.8], [-18, 4.6, z * 0.66], 0.5, 0.36, 7)
    }
    for (const x of [-7.2, 13.2]) for (const y of [7.4, 9.6]) box(timber, { x, y }, 0.5, 1.4, 10.6)
    rod(timber, [4, 5.4, -7], [4, 5.4, 7], 0.5, 0.5, 7)
    rod(timber, [-6, 0, 0], [-6, 6, 0], 0.45, 0.45, 6)
    for (const [x, y, z, size] of fours`-3.6 8.4 2 2.4, -3.8 8.2 -2.4 2.3, -3.4 11.4 0.2 2.1`)
      ball(
        sacks,
        [x, y, z],
        [size, size * 0.95, size * 0.9],
        9,
        (a, b, c) => 0.92 + noise.hills(a * 2 + x, b * 2 + c) * 0.16,
      )
    ball(hay, [6.4, 9.6, 0], [6.4, 4, 4.6], 12, (a, b, c) => 0.82 + noise.cloud(a * 1.5, b * 1.5 + c) * 0.34)
    for (let at = 0; at < 120; at += 1) {
      const [x, z] = [6.4 + random.middling() * 5.4, random.middling() * 4]
      const y = 12.4 - ((x - 6.4) * (x - 6.4)) / 14 - (z * z) / 9
      rod(
        hay,
        [x, y, z],
        [x + random.middling() * 1.6, y + random.between(0.2, 1.2), z + random.middling() * 1.4],
        0.08,
        0.05,
        3,
      )
    }
    return [
      setPart('cart', timber, wood(linear('#7a5a3c'), noise), { castsShadow: true }),
      setPart('cart wheels', rims, wood(linear('#5c4028'), noise), { castsShadow: true }),
      setPart('sacks', sacks, fabric(linear('#b8a078'), noise), { castsShadow: true }),
      setPart('hay', hay, plain(linear('#c8a84c'), 0.95), { castsShadow: true }),
    ]
  },
})
