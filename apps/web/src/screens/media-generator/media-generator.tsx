import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useAuth } from '#features/accounts/auth.tsx'
import { useDroppedFiles } from '#lib/hooks/use-dropped-files.ts'
import { characterQuery, recentCharactersQuery } from '#features/characters/queries.ts'
import { isUnderWay } from '#features/generations/generation.ts'
import { bringKeptPrompts, promptKeys } from '#features/generations/prompt-history.ts'
import { enginesQuery, recentGenerationsQuery } from '#features/generations/queries.ts'
import { sceneId } from '#features/generations/scene-picker.tsx'
import { useOptimisticChoice } from '#lib/hooks/use-optimistic-choice.ts'
import { useApi } from '#lib/use-api.tsx'
import { useOnline } from '#lib/hooks/use-online.ts'
import { routes } from '#routes.ts'
import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { createFormMemory } from './values/form-memory.ts'
import { emptyValues, withSettings } from './values/form-values.ts'
import { GeneratorForm } from './generator-form.tsx'
import styles from './media-generator.module.css'
import { NoCharacters } from './no-characters.tsx'
import { Results } from './results.tsx'
import { useGenerator } from './values/use-generator.ts'
import { useRestored } from './values/use-restored.ts'

/** How many characters tell whether there are any, as on the dashboard. */
const few = 6
const resultsId = 'results'

export function MediaGenerator() {
  const api = useApi()
  const characters = useQuery(recentCharactersQuery(api, few))
  const engines = useQuery(enginesQuery(api))
  const failed = [characters, engines].find((query) => query.isError && !query.data)
  const retry = () => void Promise.all([characters.refetch(), engines.refetch()])
  return (
    <div className={styles.screen}>
      <ScreenHead title="Generate Media" />
      {characters.data?.total === 0 ? (
        <NoCharacters />
      ) : failed ? (
        <LoadFailure as="h2" what="The generator" busy={failed.isFetching} onRetry={retry} />
      ) : characters.data && engines.data ? (
        <Desk newest={characters.data.characters[0]?.$id ?? ''} engines={engines.data} />
      ) : (
        <div className={styles.page} aria-busy="true">
          <Skeleton className={styles.waiting} />
          <Skeleton className={styles.waiting} />
        </div>
      )}
    </div>
  )
}

type DeskProps = {
  readonly newest: string
  readonly engines: Parameters<typeof useGenerator>[0]['engines']
}

/** The form and beside it what comes of it. */
function Desk({ newest, engines }: DeskProps) {
  const api = useApi()
  const navigate = useNavigate()
  const online = useOnline()
  const { characterId: addressed = '' } = useParams()
  const [named, setNamed] = useOptimisticChoice(addressed, addressed)
  const userId = useAuth((auth) => auth.userId)
  const [memory] = useState(() => createFormMemory(localStorage, userId))
  useKeptPrompts(userId)
  const [last] = useState(() => memory.read()?.characterId)
  const wanted = named || (last ?? '')
  const { isError: gone } = useQuery({ ...characterQuery(api, wanted), enabled: wanted !== '', retry: false })
  const characterId = wanted === '' || (gone && !named) ? newest : wanted
  const generator = useGenerator({ characterId, engines, memory })
  const { engine, asking, restore } = generator
  const { data: generations = [] } = useQuery(recentGenerationsQuery(api))

  const [address] = useSearchParams()
  const goTo = (id: string, place = '') => {
    setNamed(id)
    void navigate(`${id ? routes.newMediaOf(id) : routes.newMedia()}${place}`, { replace: true })
  }
  const takeFile = useRestored(({ characterId: whose, values }) => {
    restore(values)
    // Whoever came to pick something is brought there.
    goTo(whose || characterId, address.has('pick') ? `#${sceneId}` : '')
  })
  const dragging = useDroppedFiles((files) => void takeFile(files))
  if (!engine) return <LoadFailure as="h2" what="An engine to draw with" onRetry={() => window.location.reload()} />
  return (
    <div className={styles.page} data-dropping={dragging || undefined}>
      <GeneratorForm
        characterId={characterId}
        engines={engines}
        engine={engine}
        generator={
          gone && named ? { ...generator, problems: { characterId: noSuch, ...generator.problems } } : generator
        }
        online={online}
        underWay={generations.filter(isUnderWay).length}
        resultsId={resultsId}
        onCharacter={(id) => goTo(id)}
        onFile={(files) => void takeFile(files)}
      />
      <Results
        id={resultsId}
        online={online}
        asking={asking}
        onReuse={({ request, characterId: whose }) => {
          restore(withSettings(emptyValues, request))
          goTo(whose)
        }}
      />
      {dragging ? <p className={styles.drop}>Drop a picture of this studio to bring its settings back</p> : null}
    </div>
  )
}

const noSuch = 'This character is not here any more. Choose another.'

/** Prompts that an earlier version has kept in this browser come to the account. */
function useKeptPrompts(userId: string): void {
  const api = useApi()
  const cache = useQueryClient()
  useEffect(() => {
    bringKeptPrompts(api, localStorage, userId).then(
      (any) => (any ? cache.invalidateQueries({ queryKey: promptKeys.all }) : undefined),
      // Next time.
      () => undefined,
    )
  }, [api, cache, userId])
}
