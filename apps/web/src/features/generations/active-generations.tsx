import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { cancelGeneration } from './calls.ts'
import type { Generation } from './generation.ts'
import { generationKeys } from './queries.ts'
import styles from './active-generations.module.css'

type Props = {
  /** Each with what it is called where it is listed. */
  readonly drawn: readonly { readonly generation: Generation; readonly name: string; readonly says: string }[]
  readonly label: string
}

/** How far something is that was asked for elsewhere than in the generator, with a way to end it. */
export function ActiveGenerations({ drawn, label }: Props) {
  if (drawn.length === 0) return null
  return (
    <ul className={styles.drawn} aria-label={label}>
      {drawn.map(({ generation, name, says }) => (
        <Row key={generation.$id} generation={generation} name={name} says={says} />
      ))}
    </ul>
  )
}

function Row({ generation, name, says }: Props['drawn'][number]) {
  const api = useApi()
  const cache = useQueryClient()
  const { $id, status, stage, progress } = generation
  const waits = status === 'queued'
  const cancel = async () => {
    try {
      await cancelGeneration(api, $id)
    } catch {
      toast.error('Not cancelled: out of reach.')
    }
    await cache.invalidateQueries({ queryKey: generationKeys.recent })
  }
  return (
    <li>
      <p>
        {says} · {waits ? 'waiting for its turn' : `${stage || 'drawing'} · ${Math.floor(progress * 100)} %`}
      </p>
      <Button size="sm" variant="plain" aria-label={`Cancel ${name}`} onClick={() => void cancel()}>
        <Icon name="close" />
        Cancel
      </Button>
      <Progress label={`Drawing ${name}`} done={waits ? 0 : progress} />
    </li>
  )
}
