import { atan2, cos } from '@eidolon/people/exact.ts'
import type { Material, Part, Surface } from '#geometry/part.ts'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { noise } from '#geometry/noise.ts'
import { colliderOf } from './collide.ts'
import { isCrossLegged, layOnThighs, overLap } from './lap.ts'
import { profileOf } from './profile.ts'
import type { Shell } from './shell.ts'
import { sheet } from './sheet.ts'
import type { Wearer } from './wearer.ts'

/** Cloth that hangs around the legs from the lower border of a shell. */
export type SkirtForm = {
  readonly name: string
  readonly material?: Material
  /** Height on the base mesh where it goes on from the shell, and how far down it reaches: knee -3.7, ankle -7.4. */
  readonly from: number
  readonly to: number
  /** How much wider the hem is than what the body asks for, and the room it leaves everywhere. */
  readonly flare: number
  readonly ease: number
  /** Takes the body's own width at each height (a pencil skirt) instead of hanging from the widest one. */
  readonly clings?: boolean
  /** Folds around, and how deep they are at the hem. */
  readonly pleats: number
  readonly depth: number
  /** Sharp pleats instead of soft ones. */
  readonly sharp?: boolean
  /** Half the gap at the hem's front, for open ones. */
  readonly parting?: number
  /** The hem is longer at the back by this much: a train. */
  readonly train?: number
  readonly gap?: number
  readonly surface: Surface
}

/** Ends at the knees or above. */
const isShort = ({ to }: SkirtForm): boolean => to > -4.2

/** How much the more lifted thigh is: 0 standing, 1 sitting; and whether one crouches, with nothing to sit on. */
function lifted({ body }: Wearer): { readonly follow: number; readonly crouch: number } {
  const lift = (side: string): number => {
    const [hip, knee] = [body.bones.joint(`upperleg02.${side}`), body.bones.joint(`lowerleg01.${side}`)]
    const [x, y, z] = [knee[0] - hip[0], knee[1] - hip[1], knee[2] - hip[2]]
    return 1 + y / Math.sqrt(x * x + y * y + z * z)
  }
  const [left, right] = [lift('L'), lift('R')]
  return {
    follow: smoothstep(0.03, 0.3, Math.max(left, right)),
    crouch: body.seat ? 0 : smoothstep(0.4, 0.8, Math.min(left, right)),
  }
}

/** Where the legs take it: hips, then thighs, then shins, by height; left and right by side. */
export function makeSkirt(wearer: Wearer, shell: Shell, form: SkirtForm): Part | undefined {
  const chain = lowerBorder(shell, form.from)
  if (chain.length < 8) return undefined
  const closed = chain[0] === chain[chain.length - 1]
  const columns = chain.length
  const rows = Math.max(6, Math.round((form.from - form.to) / 0.34))
  const { body } = wearer
  const profile = profileOf(wearer)
  const top = profile.at(form.from)
  const { follow, crouch } = lifted(wearer)
  // On a lap the cloth falls flat instead of standing out.
  const flare = form.flare * (1 - 0.8 * follow)
  const rest = shell.part.rest ?? shell.part.positions
  const bones = ['spine05', 'upperleg02.L', 'upperleg02.R', 'lowerleg01.L', 'lowerleg01.R'].map((name) =>
    body.bones.index(name),
  )
  const count = columns * (rows + 1)
  const shape = new Float32Array(count * 3)
  const restAll = new Float32Array(count * 3)
  const uvs = new Float32Array(count * 2)
  const indices = new Uint8Array(count * 4)
  const weights = new Float32Array(count * 4)
  const pleat = new Float32Array(count)
  const rear = new Float32Array(columns)
  let [width, front, back] = [top.width, top.front, top.back]
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const from = (chain[column] ?? 0) * 3
      const [dx, dz] = [(rest[from] ?? 0) / 1.6, ((rest[from + 2] ?? 0) - 0.2) / 1.2]
      const length = Math.sqrt(dx * dx + dz * dz) || 1
      const [sine, cosine] = [dx / length, dz / length]
      rear[column] = smoothstep(0.15, -0.5, cosine)
      const down = row / rows
      const long = (form.train ?? 0) * smoothstep(0.3, -1, cosine) * down
      const y = lerp(form.from, form.to, down)
      const here = profile.at(y)
      if (column === 0) {
        width = form.clings ? here.width : Math.max(width, here.width)
        front = form.clings ? here.front : Math.max(front, here.front)
        back = form.clings ? here.back : Math.min(back, here.back)
      }
      const room = form.ease * smoothstep(0, 0.25, down) + flare * down
      const middle = (front + back) / 2
      const part = (form.parting ?? 0) * down * smoothstep(0.2, 1, cosine) * (sine > 0 ? 1 : -1)
      const v = row * columns + column
      shape[v * 3] = sine * (width + room) + part
      shape[v * 3 + 1] = here.y - long * 0.3
      shape[v * 3 + 2] = middle + cosine * ((front - back) / 2 + room * 0.9) - long
      restAll[v * 3] = sine * (1.7 + form.flare * down)
      restAll[v * 3 + 1] = y
      restAll[v * 3 + 2] = 0.2 + cosine * (1.2 + form.flare * down)
      const turns = atan2(sine, cosine) / 6.283185307179586
      uvs[v * 2] = (1 - down) * (form.from - form.to)
      uvs[v * 2 + 1] = 20 + turns
      const wave = cos(turns * 6.283185307179586 * form.pleats + 2.5 * noise(turns * 9 + 40, form.pleats, 0.5))
      pleat[v] = form.depth * (form.sharp ? 1 - Math.abs(wave) : 0.5 + 0.5 * wave) * smoothstep(0, 0.7, down)
      weigh(indices, weights, v, bones, y, sine)
    }
  }
  const posed = isCrossLegged(body)
    ? overLap(body, shape, (v) => sharesOf(weights, v, (restAll[v * 3 + 1] ?? 0) < -3.1))
    : body.skin(shape, indices, weights)
  // A short skirt is held by knees that are together.
  const [left, right] = [body.bones.joint('lowerleg01.L'), body.bones.joint('lowerleg01.R')]
  const hanging = closed && isShort(form) ? crouch * smoothstep(1.6, 2.6, Math.abs(left[0] - right[0])) : crouch
  drape(wearer, form, posed, columns, rows, shell, chain, follow, hanging, rear)
  return sheet({
    name: form.name,
    material: form.material ?? 'cloth',
    positions: posed,
    rest: restAll,
    uvs,
    columns,
    rows: rows + 1,
    swell: pleat,
    closed,
    fixed: shell,
    chain,
    surface: form.surface,
  })
}

/** Hips at the top, then thighs, then shins; middle columns belong to both sides. */
function weigh(indices: Uint8Array, weights: Float32Array, v: number, bones: number[], y: number, sine: number): void {
  const leg = smoothstep(0.9, -1.2, y)
  const shin = smoothstep(-3.1, -4.3, y)
  const left = smoothstep(-0.85, 0.85, sine)
  const thigh = leg * (1 - shin)
  // Four bones at most: below the hips the spine's share is gone before the shins' begins.
  const list = shin > 0 ? [1, 2, 3, 4] : [0, 1, 2, 0]
  const shares =
    shin > 0
      ? [thigh * left, thigh * (1 - left), shin * left, shin * (1 - left)]
      : [1 - leg, leg * left, leg * (1 - left), 0]
  for (let k = 0; k < 4; k += 1) {
    indices[v * 4 + k] = bones[list[k] ?? 0] ?? 0
    weights[v * 4 + k] = shares[k] ?? 0
  }
}

/** What `weigh` has come to, for hips, left leg and right leg. */
function sharesOf(weights: Float32Array, v: number, shins: boolean): readonly [number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = weights.subarray(v * 4, v * 4 + 4)
  return shins ? [0, a + c, b + d] : [a, b, c]
}

/** Joins it to the shell, lets it fall where the legs do not lift it, and keeps it out of legs and floor. */
function drape(
  wearer: Wearer,
  form: SkirtForm,
  posed: Float32Array,
  columns: number,
  rows: number,
  shell: Shell,
  chain: readonly number[],
  follow: number,
  crouch: number,
  rear: Float32Array,
): void {
  const { body, fabric } = wearer
  const drop = (form.from - form.to) / rows
  const hips = body.bones.joint('spine05')
  for (let column = 0; column < columns; column += 1) {
    const from = (chain[column] ?? 0) * 3
    const offset = [0, 1, 2].map((k) => (shell.part.positions[from + k] ?? 0) - (posed[column * 3 + k] ?? 0))
    for (let row = 0; row <= rows; row += 1) {
      const at = (row * columns + column) * 3
      const share = 1 - smoothstep(0, 1.4, row * drop)
      for (let k = 0; k < 3; k += 1) posed[at + k] = (posed[at + k] ?? 0) + (offset[k] ?? 0) * share
    }
    const sink = Math.max(1, Math.round(0.9 / drop))
    for (let row = sink; row <= rows; row += 1) {
      const at = (row * columns + column) * 3
      const above = at - columns * 3
      const dx = (posed[at] ?? 0) - (posed[above] ?? 0)
      const dy = (posed[at + 1] ?? 0) - (posed[above + 1] ?? 0)
      const dz = (posed[at + 2] ?? 0) - (posed[above + 2] ?? 0)
      // Where the row above has sunk far, the way to it is no measure of the cloth.
      const length = Math.min(drop * 1.6, Math.sqrt(dx * dx + dy * dy + dz * dz))
      const [ox, oz] = [(posed[above] ?? 0) - hips[0], (posed[above + 2] ?? 0) - hips[2]]
      const out = Math.sqrt(ox * ox + oz * oz) || 1
      const rate = clamp(form.flare / (form.from - form.to), 0, 0.6)
      const fall = 1 / Math.sqrt(1 + rate * rate)
      // Behind who crouches it hangs from the hips, before them from the knees.
      const hangs = crouch * Math.max(0.97 * rear[column]!, 0.8 * smoothstep(-3.3, -4, form.from - row * drop))
      const free = Math.max((form.clings ? 0.15 : 0.75) * (1 - follow), hangs)
      posed[at] = lerp(posed[at] ?? 0, (posed[above] ?? 0) + (ox / out) * rate * fall * length, free)
      posed[at + 1] = lerp(posed[at + 1] ?? 0, (posed[above + 1] ?? 0) - fall * length, free)
      posed[at + 2] = lerp(posed[at + 2] ?? 0, (posed[above + 2] ?? 0) + (oz / out) * rate * fall * length, free)
    }
  }
  // What reaches below the knees falls over them by itself.
  if (follow > 0 && isShort(form) && !isCrossLegged(body)) layOnThighs(body, posed, columns, follow)
  const collider = colliderOf(
    wearer,
    (v) => (fabric.rest[v * 3 + 1] ?? 0) < form.from + 0.5 && (fabric.arm[v] ?? 0) < -0.3,
  )
  for (let round = 0; round < 4; round += 1) {
    collider.push(posed, columns, form.gap ?? 0.1)
    smooth(posed, columns, rows, chain[0] === chain[chain.length - 1])
  }
  collider.push(posed, columns, form.gap ?? 0.1)
  for (let at = columns * 3; at < posed.length; at += 3) {
    const y = posed[at + 1] ?? 0
    if (y > 0.04) continue
    // What is too long lies on the floor around.
    const [x, z] = [(posed[at] ?? 0) - hips[0], (posed[at + 2] ?? 0) - hips[2]]
    const out = Math.sqrt(x * x + z * z) || 1
    posed[at] = (posed[at] ?? 0) + (x / out) * Math.min(0.5, (0.04 - y) * 0.4)
    posed[at + 2] = (posed[at + 2] ?? 0) + (z / out) * Math.min(0.5, (0.04 - y) * 0.4)
    posed[at + 1] = 0.04
  }
}

/** Evens it out, top and hem apart. */
function smooth(posed: Float32Array, columns: number, rows: number, closed: boolean): void {
  const from = new Float32Array(posed)
  const ring = columns - 1
  for (let row = 1; row <= rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const inner = column > 0 && column < ring
      if (!inner && !closed) continue
      const left = row * columns + (inner ? column - 1 : ring - 1)
      const right = row * columns + (inner ? column + 1 : 1)
      const here = row * columns + column
      const below = row < rows ? here + columns : here
      for (let k = 0; k < 3; k += 1) {
        const mean =
          ((from[left * 3 + k] ?? 0) +
            (from[right * 3 + k] ?? 0) +
            (from[(here - columns) * 3 + k] ?? 0) +
            (from[below * 3 + k] ?? 0)) /
          4
        const own = from[here * 3 + k] ?? 0
        posed[here * 3 + k] =
          row < rows
            ? own + (mean - own) * 0.6
            : own + ((from[left * 3 + k] ?? 0) + (from[right * 3 + k] ?? 0) - 2 * own) * 0.25
      }
    }
  }
}

/** The shell's border at this height, in order, cloth above; closed when the first comes again at the end. */
function lowerBorder(shell: Shell, height: number): number[] {
  const { borders } = shell.clipped
  const rest = shell.part.rest ?? shell.part.positions
  const next = new Map<number, number>()
  const after = new Set<number>()
  for (let edge = 0; edge < borders.length; edge += 2) {
    const [a, b] = [borders[edge] ?? 0, borders[edge + 1] ?? 0]
    const level = (v: number) => Math.abs((rest[v * 3 + 1] ?? 0) - height) < 0.06 && Math.abs(rest[v * 3] ?? 0) < 2.4
    if (!level(a) || !level(b)) continue
    next.set(a, b)
    after.add(b)
  }
  const start = [...next.keys()].find((v) => !after.has(v)) ?? [...next.keys()][0]
  if (start === undefined) return []
  const chain = [start]
  for (let v = next.get(start); v !== undefined; v = next.get(v)) {
    chain.push(v)
    if (v === start || chain.length > next.size + 1) break
  }
  return chain
}
