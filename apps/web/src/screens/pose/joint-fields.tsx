import {
  type BoneTurn,
  type HandShape,
  handShapeIds,
  handShapes,
  highestLift,
  type Joints,
  type PoseBone,
  poseBones,
} from '@eidolon/contract/characters/bones.ts'
import { withTurn } from '@eidolon/people/poses/joints.ts'
import { axesOf, boneLabel, boneOptions } from '#features/poses/bone-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/select/select.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import styles from './pose.module.css'

type Props = {
  readonly joints: Joints
  readonly bone: PoseBone
  readonly onBone: (bone: PoseBone) => void
  /** Changes of the same name are one step. */
  readonly onChange: (joints: Joints, name?: string) => void
}

const heights = ['on it', 'in the air'] as const
const hands = handShapeIds.map((id) => ({ id, label: handShapes[id] }))

/** Everything of a pose as numbers: what pulling does, for keyboards and for those who want it exactly. */
export function JointFields({ joints, bone, onBone, onChange }: Props) {
  const turn = joints.bones[bone] ?? ([0, 0, 0] as const)
  const limits = poseBones.get(bone) ?? []
  const turned = (at: number, degrees: number) => {
    const next: BoneTurn = [at === 0 ? degrees : turn[0], at === 1 ? degrees : turn[1], at === 2 ? degrees : turn[2]]
    onChange(withTurn(joints, bone, next), `${bone} ${at}`)
  }
  const hand = (side: 'left' | 'right') => (
    <Select
      label={side === 'left' ? 'Left hand' : 'Right hand'}
      options={hands}
      value={joints.hands[side]}
      onChange={(id) => {
        const shape: HandShape | undefined = handShapeIds.find((one) => one === id)
        if (shape) onChange({ ...joints, hands: { ...joints.hands, [side]: shape } })
      }}
    />
  )
  return (
    <>
      <fieldset className={styles.fields}>
        <legend>Joints</legend>
        <div className={styles.row}>
          <Select
            label="Joint"
            className={styles.begin}
            options={boneOptions}
            value={bone}
            onChange={(id) => {
              const next = boneOptions.find((one) => one.id === id)
              if (next) onBone(next.id)
            }}
          />
          <Button
            disabled={turn.every((degrees) => degrees === 0)}
            aria-label={`Set ${boneLabel(bone).toLowerCase()} to zero`}
            onClick={() => onChange(withTurn(joints, bone, [0, 0, 0]))}
          >
            Zero
          </Button>
        </div>
        {axesOf(bone).map((words, at) => {
          const [min = 0, max = 0] = limits[at] ?? []
          if (!words) return null
          return (
            <Slider
              key={`${bone} ${words.label}`}
              label={`${boneLabel(bone)}: ${words.label.toLowerCase()}`}
              min={min}
              max={max}
              ends={words.ends}
              value={Math.round(turn[at] ?? 0)}
              onChange={(degrees) => turned(at, degrees)}
            />
          )
        })}
      </fieldset>
      <fieldset className={styles.fields}>
        <legend>Hands and ground</legend>
        <div className={styles.row}>
          {hand('left')}
          {hand('right')}
        </div>
        <Slider
          label="Above the ground, in centimetres"
          min={0}
          max={highestLift * 10}
          step={5}
          ends={heights}
          value={Math.round(joints.lift * 10)}
          onChange={(centimeters) => onChange({ ...joints, lift: centimeters / 10 }, 'lift')}
        />
      </fieldset>
    </>
  )
}
