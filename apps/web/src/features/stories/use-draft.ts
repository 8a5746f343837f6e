import { useCallback, useEffect, useRef, useState } from 'react'
import { faultOf, isFault } from '#lib/fault.ts'
import { useApi } from '#lib/use-api.tsx'
import { saveStory, type Story, type StoryDraft } from './queries.ts'

type History = {
  readonly past: readonly StoryDraft[]
  readonly now: StoryDraft
  readonly future: readonly StoryDraft[]
  /** What the last change was part of: a drag, or typing in one field, is taken back as a whole. */
  readonly doing: string
}

/** `conflict`: somebody changed the story elsewhere; `offline`: it is tried again by itself. */
export type Saving = 'saved' | 'saving' | 'offline' | 'conflict' | 'refused'

const max = 100
const pause = 700
const again = 5000

const begun = (draft: StoryDraft): History => ({ past: [], now: draft, future: [], doing: '' })

/** Another state of the draft; what belongs to the same doing is one step back. */
function changed(history: History, next: StoryDraft, doing = ''): History {
  if (next === history.now) return history
  const joins = doing !== '' && doing === history.doing
  const past = joins ? history.past : [...history.past, history.now].slice(-max)
  return { past, now: next, future: [], doing }
}

/** What a panel waits for is no step: in whichever is shown, what is being drawn goes on and what has come is not awaited. */
function asAwaited(step: StoryDraft, now: StoryDraft): StoryDraft {
  const awaited = new Map(now.pages.flatMap(({ panels }) => panels.map((panel) => [panel.id, panel.generationId])))
  return {
    ...step,
    pages: step.pages.map((page) => {
      const panels = page.panels.map((panel) => {
        const generationId = awaited.get(panel.id)
        return generationId === undefined || generationId === panel.generationId ? panel : { ...panel, generationId }
      })
      return panels.every((panel, at) => panel === page.panels[at]) ? page : { ...page, panels }
    }),
  }
}

function undone({ past, now, future }: History): History {
  const before = past.at(-1)
  return before
    ? { past: past.slice(0, -1), now: asAwaited(before, now), future: [now, ...future], doing: '' }
    : begunAgain(past, now, future)
}

function redone({ past, now, future }: History): History {
  const [next, ...rest] = future
  return next
    ? { past: [...past, now], now: asAwaited(next, now), future: rest, doing: '' }
    : begunAgain(past, now, future)
}

const begunAgain = (past: History['past'], now: StoryDraft, future: History['future']): History => ({
  past,
  now,
  future,
  doing: '',
})

type DraftState = {
  draft: StoryDraft
  revision: number
  busy: boolean
  newest: StoryDraft
  refused: StoryDraft | undefined
}

/** A story that is changed and keeps itself, with every step back. */
export function useDraft(story: Story) {
  const api = useApi()
  const [history, setHistory] = useState(() => begun(story))
  const [saving, setSaving] = useState<Saving>('saved')
  const draft = history.now
  const kept = useRef<DraftState>({
    draft: story,
    revision: story.revision,
    busy: false,
    newest: draft,
    refused: undefined,
  })
  useEffect(() => {
    kept.current.newest = draft
  }, [draft])

  const save = useCallback(
    async ({ over = false } = {}): Promise<void> => {
      const state = kept.current
      if (state.busy || state.newest === state.draft) return
      state.busy = true
      setSaving('saving')
      const sent = state.newest
      try {
        state.revision = await saveStory(api, story.$id, sent, over ? undefined : state.revision)
        state.draft = sent
        setSaving('saved')
      } catch (error) {
        const { code } = faultOf(error)
        const isRefusal = code >= 400 && code < 500 && code !== 429
        const isConflict = isFault(error, 'document_update_conflict')
        state.refused = isRefusal && !isConflict ? sent : undefined
        setSaving(isConflict ? 'conflict' : isRefusal ? 'refused' : 'offline')
      } finally {
        state.busy = false
      }
    },
    [api, story.$id],
  )

  // A moment after the last change, and for as long as it does not come through.
  const isOpen = saving !== 'conflict'
  useEffect(() => {
    // What was refused is not sent again, but the next change is.
    if (!isOpen || draft === kept.current.draft || draft === kept.current.refused) return
    const timer = setTimeout(() => void save(), saving === 'offline' ? again : pause)
    return () => clearTimeout(timer)
  }, [draft, saving, isOpen, save])

  useEffect(() => {
    const state = kept.current
    const back = () => void save()
    const leaving = (event: BeforeUnloadEvent) => {
      if (state.newest !== state.draft) event.preventDefault()
    }
    window.addEventListener('online', back)
    window.addEventListener('beforeunload', leaving)
    return () => {
      window.removeEventListener('online', back)
      window.removeEventListener('beforeunload', leaving)
      void save()
    }
  }, [save])

  const change = useCallback(
    (next: (draft: StoryDraft) => StoryDraft, doing?: string) =>
      setHistory((state) => changed(state, next(state.now), doing)),
    [],
  )
  /** What becomes known beside the work on it, kept as well and no step of its own. */
  const note = useCallback(
    (next: (draft: StoryDraft) => StoryDraft) => setHistory((state) => ({ ...state, now: next(state.now) })),
    [],
  )
  return {
    draft,
    saving,
    change,
    note,
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    saveOver: () => void save({ over: true }),
  }
}

export type Draft = ReturnType<typeof useDraft>
