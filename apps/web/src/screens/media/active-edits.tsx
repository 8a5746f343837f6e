import { useQuery } from '@tanstack/react-query'
import { isUnderWay, type Generation, textIn } from '#features/generations/generation.ts'
import { enginesQuery, recentGenerationsQuery } from '#features/generations/queries.ts'
import { ActiveGenerations } from '#features/generations/active-generations.tsx'
import { useApi } from '#lib/use-api.tsx'

/** What is being made of the picture that is open, and how far it is; a change tells that in its own place. */
export function ActiveEdits({ id }: { readonly id: string }) {
  const api = useApi()
  const { data: recent = [] } = useQuery(recentGenerationsQuery(api))
  const { data: engines = [] } = useQuery(enginesQuery(api))
  const sizes = engines.flatMap(({ abilities }) => abilities.sizes)
  const made = recent.filter(
    (one) => isUnderWay(one) && textIn(one.request, 'parentMediaId') === id && !one.request['change'],
  )
  const called = (generation: Generation) => {
    const size = sizes.find((one) => one.id === textIn(generation.request, 'size'))
    const name = generation.request['enlarge']
      ? (size?.label ?? 'Larger')
      : generation.kind === 'video'
        ? 'Video'
        : generation.count === 1
          ? 'Picture'
          : `${generation.count} pictures`
    return { generation, name, says: name }
  }
  return <ActiveGenerations label="Being made of it" drawn={made.map(called)} />
}
