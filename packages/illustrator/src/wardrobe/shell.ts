import type { Material, Part, Surface } from '#geometry/part.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { normalize, normalsOf } from '#geometry/normals.ts'
import { along, type Clip } from './cloth/clip.ts'
import { fit } from './fit.ts'
import { patternFor } from './kept-cuts.ts'
import { cutOut, type Patch, refine } from './patch.ts'
import type { Wearer } from './wearer.ts'

/** A place on the fabric at rest, the same for everybody: decimeters, the person's left at +x. */
export type At = {
  x: number
  y: number
  z: number
  /** Away from the middle. */
  side: number
  /** Along the arm: 0 shoulder, 2.3 elbow, 4.5 wrist; below 0 off the arm. */
  arm: number
}

export type Field = (at: At) => number

/** A piece of clothing that lies around the body. */
export type ShellForm = {
  readonly name: string
  readonly material?: Material
  /** Above 0 where there is cloth, about in decimeters from its border. */
  readonly where: Field
  /** Distance from the skin in decimeters, folds included, where it falls free; less on shoulders and arms (`fit`). */
  readonly thick: Field
  /** As thick on the shoulders as anywhere: plates, and what is padded. */
  readonly stiff?: boolean
  /** How taut it spans hollows: 0 a second skin, 4 a shirt, 20 a plate. */
  readonly loose: number
  /** How straight it falls from the chest: 0 along the body, 1 straight down. What lies on it has the same. */
  readonly fall?: number
  /** The height at which it is held to the body again: a belt, a waistband. */
  readonly tuck?: number
  /** Thickness of its border. */
  readonly rim?: number
  /** Hides the skin right up to its border: what is small and stiff, as shoes. */
  readonly tight?: boolean
  /** Rounds of refining, for shapes finer than the fabric: collars, straps, belts. */
  readonly fine?: number
  /** How far the underside of the sleeve hangs. */
  readonly hang?: Field
  readonly surface: Surface
}

/** A shell as made: the part, how it was cut, and the field over the whole fabric. */
export type Shell = { readonly part: Part; readonly clipped: Clip; readonly field: Float32Array }

export function makeShell(wearer: Wearer, form: ShellForm): Shell {
  const { fabric } = wearer
  const field = evaluate(form.where, fabric.rest, fabric.arm)
  const { positions, outward } = wearer.loosened(form.loose, form.fall, form.tuck)
  const whole = {
    rest: fabric.rest,
    arm: fabric.arm,
    positions,
    outward,
    skin: wearer.outward,
    triangles: fabric.triangles,
  }
  const pattern = patternFor(wearer.body.shape, form, fabric.triangles, field)
  let local = cutOut(whole, pattern.cut)
  for (const halves of pattern.rounds) local = refine(local, halves)
  const inside = evaluate(form.where, local.rest, local.arm)
  const thick: Field = form.stiff ? form.thick : (at) => form.thick(at) * fit(at)
  const outer = lifted(local, evaluate(thick, local.rest, local.arm))
  if (form.hang) hang(local, outer, evaluate(form.hang, local.rest, local.arm))
  const clipped = pattern.clipAlong(inside)
  return { part: finish(form, clipped, local, inside, outer), clipped, field }
}

function evaluate(field: Field, rest: Float32Array, arm: Float32Array): Float32Array {
  const at: At = { x: 0, y: 0, z: 0, side: 0, arm: 0 }
  const out = new Float32Array(arm.length)
  for (let v = 0; v < arm.length; v += 1) {
    at.x = rest[v * 3] ?? 0
    at.y = rest[v * 3 + 1] ?? 0
    at.z = rest[v * 3 + 2] ?? 0
    at.side = Math.abs(at.x)
    at.arm = arm[v] ?? 0
    out[v] = field(at)
  }
  return out
}

function lifted({ positions, outward }: Patch, thickness: Float32Array): Float32Array {
  const out = new Float32Array(positions.length)
  for (let v = 0; v < thickness.length; v += 1) {
    const thick = thickness[v] ?? 0
    for (let k = v * 3; k < v * 3 + 3; k += 1) out[k] = (positions[k] ?? 0) + (outward[k] ?? 0) * thick
  }
  return out
}

/** Lets the underside of sleeves drop: back and down as the arm is carried, and with gravity. */
function hang({ rest, triangles, skin }: Patch, outer: Float32Array, amounts: Float32Array): void {
  const restOutward = normalsOf(rest, triangles)
  for (let v = 0; v < amounts.length; v += 1) {
    const amount = amounts[v] ?? 0
    if (amount <= 0) continue
    const at = v * 3
    const under = smoothstep(-0.25, 0.9, -(restOutward[at + 1] ?? 0) * 0.8 - (restOutward[at + 2] ?? 0) * 0.6)
    const drop = amount * under
    outer[at] = (outer[at] ?? 0) + (skin[at] ?? 0) * drop * 0.45
    outer[at + 1] = Math.max(0.05, (outer[at + 1] ?? 0) + (skin[at + 1] ?? 0) * drop * 0.3 - drop * 0.7)
    outer[at + 2] = (outer[at + 2] ?? 0) + (skin[at + 2] ?? 0) * drop * 0.45
  }
}

/** Adds the borders' thickness and makes a part of it. */
function finish(form: ShellForm, clipped: Clip, local: Patch, field: Float32Array, lifts: Float32Array): Part {
  const rim = form.rim ?? 0.05
  const inside = along(clipped, field, 1)
  const outer = along(clipped, lifts, 3)
  const outward = along(clipped, local.outward, 3)
  const rest = along(clipped, local.rest, 3)
  const arm = along(clipped, local.arm, 1)
  const edges = clipped.borders.length / 2
  const total = clipped.count + edges * 4
  const positions = new Float32Array(total * 3)
  const restAll = new Float32Array(total * 3)
  const uvs = new Float32Array(total * 2)
  const triangles = new Uint32Array(clipped.triangles.length + edges * 6)
  positions.set(outer)
  restAll.set(rest)
  triangles.set(clipped.triangles)
  for (let v = 0; v < clipped.count; v += 1) {
    uvs[v * 2] = inside[v] ?? 0
    uvs[v * 2 + 1] = arm[v] ?? 0
  }
  for (let edge = 0; edge < edges; edge += 1) {
    const first = clipped.count + edge * 4
    for (let end = 0; end < 2; end += 1) {
      const v = clipped.borders[edge * 2 + end] ?? 0
      for (let inner = 0; inner < 2; inner += 1) {
        const to = first + end * 2 + inner
        for (let k = 0; k < 3; k += 1) {
          positions[to * 3 + k] = (outer[v * 3 + k] ?? 0) - (outward[v * 3 + k] ?? 0) * rim * inner
          restAll[to * 3 + k] = rest[v * 3 + k] ?? 0
        }
        uvs[to * 2] = clamp(inside[v] ?? 0, 0, 0.02)
        uvs[to * 2 + 1] = arm[v] ?? 0
      }
    }
    triangles.set([first, first + 1, first + 3, first, first + 3, first + 2], clipped.triangles.length + edge * 6)
  }
  const normals = normalsOf(positions, triangles)
  // The rim's normals run on from edge to edge.
  const sums = new Float32Array(clipped.count * 3)
  const each = (visit: (vertex: number, copy: number) => void) => {
    for (let edge = 0; edge < edges; edge += 1) {
      for (let copy = 0; copy < 4; copy += 1) {
        visit(clipped.borders[edge * 2 + (copy >> 1)] ?? 0, clipped.count + edge * 4 + copy)
      }
    }
  }
  each((v, copy) => {
    for (let k = 0; k < 3; k += 1) sums[v * 3 + k] = (sums[v * 3 + k] ?? 0) + (normals[copy * 3 + k] ?? 0)
  })
  normalize(sums)
  each((v, copy) => {
    for (let k = 0; k < 3; k += 1) normals[copy * 3 + k] = sums[v * 3 + k] ?? 0
  })
  return {
    name: form.name,
    material: form.material ?? 'cloth',
    positions,
    normals,
    triangles,
    uvs,
    uvTriangles: triangles,
    rest: restAll,
    surface: form.surface,
    twoSided: true,
    blended: false,
    castsShadow: true,
  }
}
