import { Joints } from '@eidolon/contract/poses.ts'
import { type PoseId, poses } from '@eidolon/people'
import toast from 'react-hot-toast/headless'
import { Select } from '#ui/select/select.tsx'
import styles from './pose.module.css'

type Props = { readonly onChoose: (joints: Joints, label: string) => void }

const options = [
  { id: '', label: 'Choose a pose' },
  ...poses.map(({ id, label }) => ({ id, label })).toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
]

/** The poses of the list, to go on from. Their numbers are fetched with the first that is chosen. */
export function BeginFrom({ onChoose }: Props) {
  const begin = async (id: PoseId, label: string) => {
    try {
      const { listedJoints } = await import('@eidolon/people/poses/generated/listed-joints.ts')
      onChoose(Joints.parse(JSON.parse(listedJoints[id])), label)
    } catch {
      toast.error('The poses could not be fetched. Try again.')
    }
  }
  return (
    <Select
      label="Begin from"
      className={styles.begin}
      options={options}
      value=""
      onChange={(chosen) => {
        const pose = poses.find(({ id }) => id === chosen)
        if (pose) void begin(pose.id, pose.label)
      }}
    />
  )
}
