import { along, ball, cord, type Fitting, newMesh, type Part, plain, prop, toPart } from '#props/prop-kit.ts'
import { type Vector, vertexAt } from '#props/prop-kit.ts'

/** White buds in both ears with a short stem. */
export const earbuds = prop({
  label: 'Earbuds',
  words:
    'earbuds, ear buds, earbud, airpods, air pods, airpod, wireless earbuds, in ear headphones, bluetooth earbuds, white earbuds, wireless earphones, earpiece, ear piece, earpieces, bluetooth earpiece, security earpiece, in ear monitors, in ear monitor',
  order: 245,
  slot: 'ears',
  dyed: ['earbuds'],
  dye: '#f2f2f0',
  make,
})

function make({ head }: Fitting): readonly Part[] {
  const mesh = newMesh()
  for (const side of [1, -1]) {
    const lobe = vertexAt(head.skin, side > 0 ? 12329 : 5732)
    const ear = vertexAt(head.skin, side > 0 ? 12044 : 5445)
    // In the bowl of the ear, above the lobe and before its rim.
    const bud: Vector = [lobe[0] + side * 0.03, lobe[1] + 0.2, (lobe[2] + ear[2]) / 2 + 0.1]
    ball(mesh, bud, [0.075, 0.085, 0.085], 14, 10)
    cord(mesh, [bud, along(bud, [side * 0.02, -1, 0.22], 0.14), along(bud, [side * 0.02, -1, 0.22], 0.28)], 0.034, 8)
  }
  return [toPart(mesh, { name: 'earbuds', material: 'hard', surface: plain('#f2f2f0', 0.25) }, head.placing)]
}
