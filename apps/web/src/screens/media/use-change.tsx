import type { ChangeablePart } from '@eidolon/contract/generations.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { putGeneration } from '#features/generations/cache.ts'
import { startGeneration } from '#features/generations/calls.ts'
import { isUnderWay } from '#features/generations/generation.ts'
import { enginesQuery, recentGenerationsQuery } from '#features/generations/queries.ts'
import type { MediaItem } from '#features/media/media-item.ts'
import { recipeQuery } from '#features/media/queries.ts'
import { partMapQuery } from '#features/media/viewer/part-map.ts'
import type { Pointing } from '#features/media/viewer/stage.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { useApi } from '#lib/use-api.tsx'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { partsToShow, shownIn } from './change-fields.ts'
import { canBeChanged, isStaged } from './can-be-changed.ts'
import { ChangePanel } from './change-panel.tsx'

type StartedChange = { readonly of: string; readonly generation: string }

/** Changing one thing of the picture that is open. `onOpen` shows another one in its place. */
export function useChange(item: MediaItem | undefined, onOpen: (id: string) => void) {
  const api = useApi()
  const cache = useQueryClient()
  const [changing, setChanging] = useState<string>()
  const [part, setPart] = useState<ChangeablePart>()
  const [started, setStarted] = useState<StartedChange>()
  const [problem, setProblem] = useState<string>()
  /** What one begins with, and comes back to. */
  const button = useRef<HTMLButtonElement>(null)
  const engines = useQuery(enginesQuery(api)).data
  const engine = engines?.find(({ id, available }) => available && id === item?.engine)
  const abilities = engine?.abilities
  const id = item?.$id ?? ''
  // Of a picture that would be changed by a mask the recipe says whether it can be.
  const byMask = item !== undefined && abilities?.masks === true
  const recipe = useQuery({ ...recipeQuery(api, { $id: id }), enabled: byMask || (id !== '' && changing === id) })
  const canChange = item !== undefined && canBeChanged({ ...item, staged: isStaged(recipe.data) }, abilities)
  const recent = useQuery({ ...recentGenerationsQuery(api), enabled: started !== undefined }).data
  const drawing = started && recent?.find(({ $id }) => $id === started.generation)

  // Once it is drawn the picture before is left as it was found.
  const isDone = started?.of === id && drawing?.status === 'succeeded'
  const isOn = canChange && changing === id && !isDone
  const map = useQuery({ ...partMapQuery(api, id), enabled: isOn })
  const isDrawing = drawing !== undefined && isUnderWay(drawing)
  const failed =
    drawing && !isDrawing && drawing.mediaIds.length === 0 && (drawing.error?.message ?? 'It was not drawn.')

  const arrived = useEffectEvent(() => {
    const [made] = drawing?.mediaIds ?? []
    // Whoever has gone on to another picture is left there.
    if (!started || !made || started.of !== id || changing !== id) return
    onOpen(made)
    toastWithAction('One thing is changed. The picture before is kept.', 'Undo', () => onOpen(started.of))
  })
  const [drawn, status] = [drawing?.$id, drawing?.status]
  useEffect(() => {
    if (drawn && status === 'succeeded') arrived()
  }, [drawn, status])

  function leave() {
    setChanging(undefined)
    button.current?.focus()
  }
  function begin() {
    setPart(undefined)
    setProblem(undefined)
    setStarted(undefined)
    setChanging(id)
  }

  const draw = async (which: ChangeablePart, wanted: Parameters<Parameters<typeof ChangePanel>[0]['onDraw']>[1]) => {
    if (!item?.characterId) return
    setProblem(undefined)
    const { characterId, engine: by, $id: mediaId } = item
    const request = { characterId, kind: 'image' as const, engine: by, change: { mediaId, part: which }, ...wanted }
    try {
      const generation = await startGeneration(api, request)
      putGeneration(cache, generation)
      setStarted({ of: mediaId, generation: generation.$id })
    } catch (error) {
      setProblem(
        failureWords(error, { known: {}, otherwise: 'The studio could not be reached. Try again.', below: 600 }),
      )
    }
  }

  const pointing: Pointing | undefined =
    isOn && map.data
      ? {
          map: map.data,
          chosen: map.data.parts.find((one) => one.part === part)?.index,
          onChoose: (number) => setPart(map.data.parts.find(({ index }) => index === number)?.part),
        }
      : undefined
  const panel =
    isOn && abilities
      ? {
          label: 'Change one thing',
          content: (
            <ChangePanel
              abilities={abilities}
              parts={partsToShow(abilities, map.data?.parts)}
              now={shownIn(recipe.data)}
              part={part}
              looking={map.isLoading}
              drawing={started?.of === id && isDrawing ? drawing : undefined}
              problem={problem ?? (started?.of === id && failed ? failed : undefined)}
              onPart={setPart}
              onDraw={(which, wanted) => void draw(which, wanted)}
              onLeave={leave}
            />
          ),
        }
      : undefined
  return { canChange, isOn, button, toggle: isOn ? leave : begin, leave, panel, pointing }
}
