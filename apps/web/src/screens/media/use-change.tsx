import type { ChangeablePart } from '@eidolon/contract/generations.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { putGeneration } from '#features/generations/cache.ts'
import { startGeneration } from '#features/generations/calls.ts'
import { isUnderWay } from '#features/generations/generation.ts'
import { enginesQuery, recentGenerationsQuery } from '#features/generations/queries.ts'
import { namesQuery } from '#features/characters/queries.ts'
import type { MediaItem } from '#features/media/media-item.ts'
import { recipeQuery } from '#features/media/queries.ts'
import { partMapQuery } from '#features/media/viewer/part-map.ts'
import type { Pointing } from '#features/media/viewer/stage.tsx'
import type { Painting } from '#features/media/viewer/use-painting.ts'
import { failureWords } from '#lib/failure-words.ts'
import { useApi } from '#lib/use-api.tsx'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { groupsToShow, severalIn, shownIn } from './change-fields.ts'
import { changersOf, isKnownWhere } from './is-editable.ts'
import { ChangePanel } from './change-panel.tsx'
import { usePaintBox } from './use-paint-box.ts'

type StartedChange = { readonly of: string; readonly generation: string }

/** Changing one thing of the picture that is open. `onOpen` shows another one in its place. */
export function useChange(item: MediaItem | undefined, onOpen: (id: string) => void) {
  const api = useApi()
  const cache = useQueryClient()
  const [changing, setChanging] = useState<string>()
  const [part, setPart] = useState<ChangeablePart>()
  /** Whose part it is, by their number in a picture of several. */
  const [person, setPerson] = useState(0)
  const [started, setStarted] = useState<StartedChange>()
  const [problem, setProblem] = useState<string>()
  /** What one begins with, and comes back to. */
  const button = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<string>()
  const paint = usePaintBox()
  const engines = useQuery(enginesQuery(api)).data ?? []
  const changers = changersOf(item, engines)
  const engine = changers.find((one) => one.id === chosen) ?? changers[0]
  const abilities = engine?.abilities
  const id = item?.$id ?? ''
  const canChange = engine !== undefined
  const recipe = useQuery({ ...recipeQuery(api, { $id: id }), enabled: id !== '' && changing === id && canChange })
  // Of a picture that somebody brought along there is no recipe.
  const isKnown = item !== undefined && isKnownWhere(item, engines, recipe.data)
  const isSeveral = (item?.characterIds.length ?? 0) > 1
  const named = useQuery({ ...namesQuery(api), enabled: isSeveral && changing === id }).data
  const names = severalIn(recipe.data).map((one, at) => named?.[one] ?? `Person ${at + 1}`)
  const recent = useQuery({ ...recentGenerationsQuery(api), enabled: started !== undefined }).data
  const drawing = started && recent?.find(({ $id }) => $id === started.generation)

  // Once it is drawn the picture before is left as it was found.
  const isDone = started?.of === id && drawing?.status === 'succeeded'
  const isOn = canChange && changing === id && !isDone
  const map = useQuery({ ...partMapQuery(api, id), enabled: isOn && isKnown })
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
  function choose(which: ChangeablePart, whose: number) {
    setPart(which)
    setPerson(whose)
  }
  function begin() {
    setPart(undefined)
    setPerson(0)
    setProblem(undefined)
    setStarted(undefined)
    setChosen(undefined)
    paint.clear()
    setChanging(id)
  }

  const draw = async (which: ChangeablePart, wanted: Parameters<Parameters<typeof ChangePanel>[0]['onDraw']>[1]) => {
    if (!item?.characterId || !engine) return
    setProblem(undefined)
    const { characterId, $id: mediaId } = item
    const change = {
      mediaId,
      part: which,
      ...(person > 0 && { person }),
      ...(which === 'painted' && { strokes: [...paint.strokes] }),
    }
    const request = { characterId, kind: 'image' as const, engine: engine.id, change, ...wanted }
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

  const groups = abilities ? groupsToShow(abilities, map.data?.parts, names, isKnown) : []
  const parts = groups.flatMap((group) => group.parts)
  // Where there is nothing else to choose from, one paints at once.
  const shown = parts.length === 1 ? parts.find(({ id: only }) => only === 'painted') && 'painted' : part
  const isPainted = isOn && shown === 'painted'
  const painting: Painting | undefined = isPainted
    ? { strokes: paint.strokes, brush: paint.brush, size: paint.size, onPaint: paint.paint }
    : undefined
  const pointing: Pointing | undefined =
    isOn && map.data && !isPainted
      ? {
          map: map.data,
          chosen: map.data.parts.find((one) => one.part === part && (one.person ?? 0) === person)?.index,
          onChoose: (number) => {
            const found = map.data.parts.find(({ index }) => index === number)
            // People who are together keep their poses.
            if (found && !(isSeveral && found.part === 'pose')) choose(found.part, found.person ?? 0)
          },
        }
      : undefined
  const panel =
    isOn && abilities && !(isSeveral && !recipe.data)
      ? {
          label: 'Change one thing',
          content: (
            <ChangePanel
              abilities={abilities}
              groups={groups}
              engines={changers.map((one) => ({ id: one.id, label: one.name }))}
              engine={engine.id}
              paint={paint}
              now={shownIn(recipe.data, person)}
              part={shown}
              person={person}
              looking={map.isLoading}
              drawing={started?.of === id && isDrawing ? drawing : undefined}
              problem={problem ?? (started?.of === id && failed ? failed : undefined)}
              onPart={choose}
              onEngine={(other) => {
                setChosen(other)
                setPart(undefined)
                setPerson(0)
              }}
              onDraw={(which, wanted) => void draw(which, wanted)}
              onLeave={leave}
            />
          ),
        }
      : undefined
  return { canChange, isOn, button, toggle: isOn ? leave : begin, leave, panel, pointing, painting }
}
