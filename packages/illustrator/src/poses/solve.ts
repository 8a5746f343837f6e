import type { Skeleton } from '#skeleton/skeleton.ts'
import { axialTurn, type Side, sign, suffix } from '#skeleton/limbs.ts'
import { around, chain, inverse, mixRotations, normal, type Rotation, still } from '#geometry/rotation.ts'
import { minus, plus, times } from '#geometry/vector.ts'
import type { Pack, Rotations } from '#pack/pack.ts'
import { type Build, moveAll, placeFrom, type Stance, turnBone } from '#skeleton/stance.ts'
import { fingers, type FingersId } from './fingers.ts'
import type { Pose, Posture, Turn } from './pose.ts'
import { solveArm, solveLeg, solveHips } from './reach.ts'
import { standAs } from './stand-as.ts'

/** The skeleton of this person in this pose. Nothing is on the ground yet. */
export function solvePosture(pack: Pack, shape: Float32Array, frame: Skeleton, posture: Posture, build: Build): Stance {
  if ('share' in posture) {
    const one = solvePosture(pack, shape, frame, posture.one, build)
    const other = solvePosture(pack, shape, frame, posture.other, build)
    return mixStances(frame, one, other, posture.share)
  }
  return solvePose(pack, shape, frame, posture, build)
}

function solvePose(pack: Pack, shape: Float32Array, frame: Skeleton, pose: Pose, build: Build): Stance {
  const stance = pose.joints ? standAs(frame, pose.joints) : beginFrom(pack, frame, pose.from)
  // What is laid over another pose adds to it, and what it leaves out stays as it is there.
  const isOver = pose.joints !== undefined || pose.from !== undefined
  const bend = (names: readonly string[], turn: Turn | undefined) => {
    const part = turn && axialTurn([turn[0] / names.length, turn[1] / names.length, turn[2] / names.length])
    if (part) for (const name of names) turnBone(stance, frame, name, part, isOver)
  }
  if (pose.hips) turnBone(stance, frame, 'root', axialTurn(pose.hips), isOver)
  bend(['spine05', 'spine04', 'spine03'], pose.waist)
  bend(['spine02', 'spine01'], pose.chest)
  bend(['neck01', 'neck02', 'neck03'], pose.neck)
  bend(['head'], pose.head)
  if (pose.shift) moveAll(stance, times(pose.shift, frame.size))
  if (!isOver || pose.legs) solveHips(stance, frame, pose)
  for (const side of ['left', 'right'] as const) {
    const [up, ahead] = pose.shoulders?.[side] ?? [0, 0]
    if (up !== 0 || ahead !== 0) {
      const raise = chain(around([0, 0, 1], sign(side) * up), around([0, 1, 0], -sign(side) * ahead))
      turnBone(stance, frame, `clavicle${suffix(side)}`, raise, true)
    }
    const leg = pose.legs?.[side] ?? (isOver ? undefined : standing)
    if (leg) solveLeg(stance, frame, side, leg)
    const arm = pose.arms?.[side] ?? (isOver ? undefined : hanging)
    if (arm) solveArm(stance, frame, shape, pack, side, arm, build)
    const preset = pose.fingers?.[side] ?? (isOver ? undefined : 'relaxed')
    if (preset) bendFingers(stance, frame, side, preset)
  }
  return stance
}

const standing = { stands: [0.95, 0], toes: 9 } as const
const hanging = { arm: [2, 4, 0], elbow: 14, roll: 12 } as const

/** Upright, or one of the pack's poses (`-` before its name mirrors it). */
function beginFrom(pack: Pack, frame: Skeleton, from: string | undefined): Stance {
  const stance: Stance = { turns: frame.bones.map(() => still), joints: [...frame.joints] }
  const mirror = from?.startsWith('-') ?? false
  const given: Rotations | undefined = from === undefined ? undefined : pack.poses.get(mirror ? from.slice(1) : from)
  if (from !== undefined && given === undefined) throw new Error(`The pack has no pose ${from}.`)
  const whole: Rotation[] = []
  for (const [at, { name, parent }] of frame.bones.entries()) {
    const other = mirror ? name.replace(/\.[LR]$/, (end) => (end === '.L' ? '.R' : '.L')) : name
    const [x, y, z, w] = given?.get(other) ?? still
    const local: Rotation = mirror ? [x, -y, -z, w] : [x, y, z, w]
    const upright = frame.upright[at] ?? still
    // Poses of the pack count from the shape's own stance; ours from upright.
    const turn = given ? chain(parent < 0 ? still : (whole[parent] ?? still), local) : upright
    whole[at] = turn
    stance.turns[at] = normal(chain(turn, inverse(upright)))
  }
  placeFrom(stance, frame, 0)
  return stance
}

function bendFingers(stance: Stance, frame: Skeleton, side: Side, preset: FingersId): void {
  const end = suffix(side)
  for (const [at, finger] of fingers[preset].entries()) {
    const bends: readonly number[] = finger
    for (let joint = 0; joint < 3; joint += 1) {
      const name = `finger${at + 1}-${joint + 1}${end}`
      const curl = bends[joint] ?? 0
      const spread = joint === 0 ? (bends[3] ?? 0) : 0
      const inwards = -sign(side)
      const axis = frame.hands[side].curls[at] ?? [0, 0, 1]
      const turn =
        at === 0
          ? chain(around([0, 0, 1], -inwards * spread), around(axis, curl))
          : chain(around([1, 0, 0], -spread), around(axis, inwards * curl))
      turnBone(stance, frame, name, turn, false)
    }
  }
}

function mixStances(frame: Skeleton, one: Stance, other: Stance, share: number): Stance {
  const stance: Stance = { turns: [...one.turns], joints: [...one.joints] }
  const root = one.joints[0] ?? [0, 0, 0]
  stance.joints[0] = plus(root, times(minus(other.joints[0] ?? root, root), share))
  for (const [at, { parent }] of frame.bones.entries()) {
    const local = ({ turns }: Stance) =>
      chain(inverse(parent < 0 ? still : (turns[parent] ?? still)), turns[at] ?? still)
    const mixed = mixRotations(local(one), local(other), share)
    stance.turns[at] = normal(chain(parent < 0 ? still : (stance.turns[parent] ?? still), mixed))
  }
  placeFrom(stance, frame, 0)
  return stance
}
