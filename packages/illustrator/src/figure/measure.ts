import type { Body } from '#body/body.ts'
import type { Measures } from '#lens/measures.ts'
import { lengthOf, minus, plus, times, type Vector } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'

/** Points of the base mesh as it comes: tip of the chin and crown. */
const chin: Vector = [0, 6.02, 1.3]
const crown: Vector = [0, 8.42, 0.25]

/** Where everything of a person is, for whoever frames and lights them. `things` are what they have besides clothes. */
export function measure(body: Body, parts: readonly Part[], things: readonly Part[] = []): Measures {
  const { bones } = body
  const at = (bone: string): Vector => bones.joint(bone)
  const both = (bone: string): readonly [Vector, Vector] => [at(`${bone}.L`), at(`${bone}.R`)]
  const [leftEye, rightEye] = both('eye')
  const lowest = nearest(body, chin)
  const highest = nearest(body, crown)
  const head = times(plus(lowest, highest), 0.5)
  const { low, high } = withThings(boxOf(parts), boxOf(things))
  return {
    eyes: times(plus(leftEye, rightEye), 0.5),
    head,
    headHeight: lengthOf(minus(highest, lowest)),
    crown: topOver([...parts, ...things], head),
    shoulders: both('upperarm01'),
    elbows: both('lowerarm01'),
    hands: both('finger2-1'),
    chest: at('spine01'),
    hips: times(plus(...both('upperleg01')), 0.5),
    knees: both('lowerleg01'),
    feet: both('foot'),
    low,
    high,
  }
}

/** The vertex of the body that is nearest to a point of the base mesh, as it is posed. */
function nearest({ rest, posed }: Body, [x, y, z]: Vector): Vector {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < rest.length; at += 3) {
    const dx = rest[at]! - x
    const dy = rest[at + 1]! - y
    const dz = rest[at + 2]! - z
    const away = dx * dx + dy * dy + dz * dz
    if (away >= least) continue
    least = away
    best = at
  }
  return [posed[best]!, posed[best + 1]!, posed[best + 2]!]
}

/** How far beyond the person things still count: of a car the picture need not show the far end. */
const max = 6

type FigureBounds = { readonly low: Vector; readonly high: Vector }

function withThings({ low, high }: FigureBounds, things: FigureBounds): FigureBounds {
  const least = (axis: 0 | 1 | 2): number => Math.min(low[axis], Math.max(low[axis] - max, things.low[axis]))
  const greatest = (axis: 0 | 1 | 2): number => Math.max(high[axis], Math.min(high[axis] + max, things.high[axis]))
  return { low: [least(0), least(1), least(2)], high: [greatest(0), greatest(1), greatest(2)] }
}

function boxOf(parts: readonly Part[]): { readonly low: Vector; readonly high: Vector } {
  const low: [number, number, number] = [1e9, 1e9, 1e9]
  const high: [number, number, number] = [-1e9, -1e9, -1e9]
  for (const part of parts) growBox(part, low, high)
  return { low, high }
}

function growBox({ positions, triangles }: Part, low: [number, number, number], high: [number, number, number]): void {
  let [lowX, lowY, lowZ] = low
  let [highX, highY, highZ] = high
  for (let corner = 0; corner < triangles.length; corner++) {
    const from = triangles[corner]! * 3
    const x = positions[from]!
    const y = positions[from + 1]!
    const z = positions[from + 2]!
    if (x < lowX) lowX = x
    if (x > highX) highX = x
    if (y < lowY) lowY = y
    if (y > highY) highY = y
    if (z < lowZ) lowZ = z
    if (z > highZ) highZ = z
  }
  low[0] = lowX
  low[1] = lowY
  low[2] = lowZ
  high[0] = highX
  high[1] = highY
  high[2] = highZ
}

/** The highest point of hair, hat or skull above the head. */
function topOver(parts: readonly Part[], head: Vector): number {
  let top = head[1]
  for (const part of parts) top = topOfPart(part, head, top)
  return top
}

function topOfPart({ positions, triangles }: Part, [x, , z]: Vector, before: number): number {
  let top = before
  for (let corner = 0; corner < triangles.length; corner++) {
    const from = triangles[corner]! * 3
    const y = positions[from + 1]!
    if (y <= top) continue
    if (Math.abs(positions[from]! - x) < 1.7 && Math.abs(positions[from + 2]! - z) < 1.7) top = y
  }
  return top
}
