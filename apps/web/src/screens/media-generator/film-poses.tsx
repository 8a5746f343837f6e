import type { Abilities } from '@eidolon/contract/engines.ts'
import { useQuery } from '@tanstack/react-query'
import { posesQuery } from '#features/poses/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { Select } from '#ui/select/select.tsx'
import type_ from '#ui/type/type.module.css'
import panel from './parts/panel.module.css'
import { loosePose, PoseToSelect } from './pose-to-select.tsx'
import type { Generator } from './values/use-generator.ts'
import { samePose } from './use-own-poses.tsx'

type Props = { readonly abilities: Abilities; readonly generator: Generator }

/** Two poses of one's own that a film goes between: there and back. */
export function FilmPoses({ abilities, generator }: Props) {
  const { data: poses = [] } = useQuery(posesQuery(useApi()))
  const { values, problems, change, choose } = generator
  const { joints, jointsTo } = values
  if (!abilities.ownPoses || (poses.length === 0 && !joints)) return null
  const begins = joints && poses.find((pose) => samePose(joints, pose.joints))
  const named = poses.map(({ $id, name }) => ({ id: $id, label: name }))
  const jointsOf = (id: string) => poses.find(({ $id }) => $id === id)?.joints
  return (
    <fieldset className={panel.panel}>
      <legend>Between two poses</legend>
      <div className={panel.pair}>
        <Select
          label="Begin in"
          options={[{ id: '', label: 'No pose of your own' }, ...(joints && !begins ? [loosePose] : []), ...named]}
          value={joints ? (begins?.$id ?? loosePose.id) : ''}
          onChange={(id) => {
            if (id === loosePose.id) return
            const to = jointsOf(id) && jointsTo
            choose('pose', undefined)
            change({ joints: jointsOf(id), jointsTo: to })
          }}
        />
        <PoseToSelect label="Go to" poses={poses} from={joints} to={jointsTo} onTo={(to) => change({ jointsTo: to })} />
      </div>
      <p className={problems['jointsTo'] ? type_.error : type_.hint}>
        {problems['jointsTo'] ??
          'Two poses make a motion: from the first to the second, and back. Of several people each can have two of their own.'}
      </p>
    </fieldset>
  )
}
