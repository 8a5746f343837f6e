import type { Joints } from '@eidolon/contract/characters/bones.ts'
import toast from 'react-hot-toast/headless'
import { listedJoints, listedPoses } from '#features/poses/listed-poses.ts'
import { memoSlot } from '#ui/memo-slot.tsx'
import { Select } from '#ui/select/select.tsx'
import styles from './pose.module.css'

type Props = { readonly onChoose: (joints: Joints, label: string) => void }

const options = [{ id: '', label: 'Choose a pose' }, ...listedPoses]

/** The poses of the list, to go on from. */
export const PoseTemplates = memoSlot(function PoseTemplates({ onChoose }: Props) {
  return (
    <Select
      label="Begin from"
      className={styles.listed}
      options={options}
      value=""
      onChange={(chosen) => {
        const pose = listedPoses.find(({ id }) => id === chosen)
        if (!pose) return
        listedJoints(pose.id).then(
          (joints) => onChoose(joints, pose.label),
          () => toast.error('The poses could not be fetched. Try again.'),
        )
      }}
    />
  )
})
