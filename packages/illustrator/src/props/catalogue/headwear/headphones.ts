import { cord, cos, type Fitting, lathe, leather, newMesh, pairs, type Part, plain, plus } from '#props/prop-kit.ts'
import { prop, sin, times, toPart, type Vector, vertexAt } from '#props/prop-kit.ts'

/** Cups on the ears and a padded bow over the head. */
export const headphones = prop({
  label: 'Headphones',
  words: 'headphones, headset, earphones, over ear headphones, gaming headset',
  order: 200,
  slot: 'head',
  dyed: ['headphone bow', 'headphones'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head, colours } = fitting
  const off = fitting.hairRoom + 0.06
  const [shells, pads, bow] = [newMesh(), newMesh(), newMesh()]
  const ear = { left: vertexAt(head.skin, 12044), right: vertexAt(head.skin, 5445) }
  const ends: Vector[] = []
  for (const side of [1, -1]) {
    const at = side > 0 ? ear.left : ear.right
    const middle: Vector = [at[0] - side * 0.03, at[1] - 0.03, at[2] + 0.08]
    ends.push(middle)
    const turnedOut = (mesh: ReturnType<typeof newMesh>, profile: readonly (readonly [number, number])[]): void => {
      const made = newMesh()
      lathe(made, profile, 28, [0, 0, 0])
      const first = mesh.positions.length / 3
      for (let index = 0; index < made.positions.length; index += 3) {
        const [x, y, z] = [made.positions[index] ?? 0, made.positions[index + 1] ?? 0, made.positions[index + 2] ?? 0]
        mesh.positions.push(middle[0] + side * y, middle[1] + x * 1.15 * side, middle[2] + z)
        const [nx, ny, nz] = [made.normals[index] ?? 0, made.normals[index + 1] ?? 0, made.normals[index + 2] ?? 0]
        mesh.normals.push(side * ny, nx * side, nz)
      }
      mesh.uvs.push(...made.uvs)
      for (let index = 0; index < made.triangles.length; index += 3) {
        const [a, b, c] = [made.triangles[index] ?? 0, made.triangles[index + 1] ?? 0, made.triangles[index + 2] ?? 0]
        mesh.triangles.push(a + first, c + first, b + first)
      }
    }
    turnedOut(pads, pairs`0.18 -0.1, 0.3 -0.12, 0.37 -0.06, 0.37 0.03, 0.3 0.07`)
    turnedOut(shells, pairs`0.33 0.04, 0.34 0.12, 0.28 0.19, 0.16 0.22, 0 0.225`)
  }
  const [left, right] = [ends[0] ?? ear.left, ends[1] ?? ear.right]
  const arch = Array.from({ length: 29 }, (_, nth): Vector => {
    const share = nth / 28
    const over = Math.PI * share
    const across = plus(times(left, 1 - share), times(right, share))
    const reach = 0.93 + off
    return [reach * cos(over) * 0.93, left[1] + 0.15 + (8.52 + off - left[1] - 0.15) * sin(over), across[2] - 0.02]
  })
  cord(bow, [[left[0] + 0.1, left[1] + 0.05, left[2]], ...arch, [right[0] - 0.1, right[1] + 0.05, right[2]]], 0.06, 8)
  const { placing } = head
  return [
    toPart(bow, { name: 'headphone bow', material: 'hard', surface: plain(colours.primary, 0.4) }, placing),
    toPart(
      shells,
      { name: 'headphones', material: 'hard', surface: plain(colours.accent, 0.3), twoSided: true },
      placing,
    ),
    toPart(
      pads,
      { name: 'ear pads', material: 'hard', surface: leather([0.02, 0.02, 0.022]), twoSided: true },
      placing,
    ),
  ]
}
