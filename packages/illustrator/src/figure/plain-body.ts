import type { Body } from '#body/body.ts'
import { fitProxy } from '#body/fit-proxy.ts'
import { modestVertices } from '#body/modesty.ts'
import { toRgb } from '#colour/hex.ts'
import { pow } from '#maths/exact.ts'
import type { Part } from '#mesh/part.ts'
import type { GroupName, Quads } from '#pack/pack.ts'

/** The body in one colour and a plain shell where it must not be seen: enough to fit clothes and hair to. */
export function plainBody(body: Body): readonly Part[] {
  const modest = modestVertices(body.pack)
  const [red, green, blue] = toRgb(body.phenotype.skin.colour).map((part) => pow(part / 255, 2.2)) as [
    number,
    number,
    number,
  ]
  const group = (name: GroupName) => body.pack.base.groups.get(name) ?? { first: 0, count: 0 }
  const base = body.pack.base
  const skin = trianglesOf(base, group('body'), (corner) => modest[corner] === 0)
  const shell = trianglesOf(base, group('helper-tights'), () => true)
  const part = (name: string, triangles: Uint32Array, positions: Float32Array): Part => ({
    name,
    material: 'cloth',
    positions,
    normals: normalsOf(positions, triangles),
    triangles,
    rest: body.rest,
    surface: () => {},
    twoSided: false,
    blended: false,
    castsShadow: true,
  })
  const eyes = [...body.pack.proxies.values()].filter(({ kind }) => kind === 'eyes').slice(0, 1)
  return [
    {
      ...part('skin', skin, body.posed),
      material: 'skin',
      surface: (spot) => {
        spot.red = red
        spot.green = green
        spot.blue = blue
        spot.rough = 0.5
      },
    },
    part('shell', shell, body.posed),
    ...eyes.map(({ name }): Part => {
      const { proxy, posed, rest } = fitProxy(body, name)
      const triangles = trianglesOf(proxy, { first: 0, count: proxy.quads.length / 4 }, () => true)
      return {
        ...part('eyes', triangles, posed),
        rest,
        material: 'eye',
        face: true,
        surface: (spot) => {
          const away = Math.sqrt(
            (Math.abs(spot.x) - 0.33) * (Math.abs(spot.x) - 0.33) + (spot.y - 7.26) * (spot.y - 7.26),
          )
          const white = away > 0.06 ? 0.8 : away > 0.03 ? 0.2 : 0.02
          spot.red = white
          spot.green = white
          spot.blue = white
          spot.rough = 0.2
        },
      }
    }),
  ]
}

function trianglesOf(
  { quads }: Quads,
  { first, count }: { readonly first: number; readonly count: number },
  keep: (corner: number) => boolean,
): Uint32Array {
  const list: number[] = []
  for (let face = first * 4; face < (first + count) * 4; face += 4) {
    const [a, b, c, d] = [quads[face]!, quads[face + 1]!, quads[face + 2]!, quads[face + 3]!]
    if (!(keep(a) && keep(b) && keep(c) && keep(d))) continue
    list.push(a, b, c)
    if (d !== c) list.push(a, c, d)
  }
  return Uint32Array.from(list)
}

function normalsOf(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length)
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]! * 3, triangles[at + 1]! * 3, triangles[at + 2]! * 3]
    const [ux, uy, uz] = [0, 1, 2].map((axis) => positions[b + axis]! - positions[a + axis]!) as [
      number,
      number,
      number,
    ]
    const [vx, vy, vz] = [0, 1, 2].map((axis) => positions[c + axis]! - positions[a + axis]!) as [
      number,
      number,
      number,
    ]
    for (const corner of [a, b, c]) {
      normals[corner]! += uy * vz - uz * vy
      normals[corner + 1]! += uz * vx - ux * vz
      normals[corner + 2]! += ux * vy - uy * vx
    }
  }
  return normals
}
