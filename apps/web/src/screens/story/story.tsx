import { limits } from '@eidolon/contract/limits.ts'
import { pageFormats, readingDirections, type StoryPage } from '@eidolon/contract/stories.ts'
import { copiedPage, isBlankPanel, layouts, moved, newPage, withLayout } from '@eidolon/stories'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { namesQuery } from '#features/characters/queries.ts'
import {
  mediaIn,
  newStoryId,
  picturesQuery,
  type Story as StoryDocument,
  storyKeys,
  storyQuery,
} from '#features/stories/queries.ts'
import { type Saving, useDraft } from '#features/stories/use-draft.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { usePageTitle } from '#screens/layout/page.tsx'
import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { AccessNeeded } from '#screens/subscription/access-needed.tsx'
import { toastWithAction } from '#ui/action-toast/action-toast.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Select } from '#ui/select/select.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Canvas } from './canvas.tsx'
import { type StorySelection, withPage } from './change.ts'
import { Inspector } from './inspector.tsx'
import { LeaveMenu } from './leave-menu.tsx'
import { OutfitDialog } from './outfit-dialog.tsx'
import { PageStrip } from './page-strip.tsx'
import { ScriptDialog } from './script-dialog.tsx'
import styles from './story.module.css'
import { blankPanels, useDrawing } from './use-drawing.ts'

export function Story() {
  const api = useApi()
  const { id = '' } = useParams()
  const query = useQuery(storyQuery(api, id))
  const [again, setAgain] = useState(0)
  if (query.data) {
    return <Editor key={`${id} ${again}`} story={query.data} onReload={() => setAgain((count) => count + 1)} />
  }
  if (query.isError) {
    return (
      <Empty as="h1" title="This story is not here" action={<ButtonLink to={routes.stories()}>All stories</ButtonLink>}>
        It was deleted, or it belongs to another account.
      </Empty>
    )
  }
  return <Skeleton className={styles.waiting} />
}

const says: Readonly<Record<Saving, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Not saved yet: no connection. It is tried again by itself.',
  conflict: '',
  refused: 'This can’t be saved. Undo the last step or shorten the text.',
}
const directions = readingDirections.map((id) => ({ id, label: id === 'ltr' ? 'Left to right' : 'Right to left' }))
const formatLabels = { comic: 'Comic book', a4: 'A4', square: 'Square', wide: 'Wide' } as const
const formats = pageFormats.map((id) => ({ id, label: formatLabels[id] }))
const layoutOptions = [{ id: '', label: 'Choose a layout' }, ...layouts]

function Editor({ story, onReload }: { readonly story: StoryDocument; readonly onReload: () => void }) {
  const api = useApi()
  const cache = useQueryClient()
  const { draft, saving, change, note, undo, redo, canUndo, canRedo, saveOver } = useDraft(story)
  const [chosenNow, setChosen] = useState<StorySelection>({ page: 0, panel: null, balloon: null })
  const chosen = chosenNow.page < draft.pages.length ? chosenNow : { page: 0, panel: null, balloon: null }
  const names = useQuery(namesQuery(api)).data ?? {}
  const ids = useMemo(() => mediaIn(draft.pages), [draft.pages])
  const found = useQuery(picturesQuery(api, ids)).data
  const pictures = useMemo(() => found ?? new Map(), [found])
  const { draw, drawAll, isAskingAll, progress, asking, unpaid, onPaid } = useDrawing({ draft, change, note })
  const blank = blankPanels(draft)
  const [isScripting, setScripting] = useState(false)
  const [isDressing, setDressing] = useState(false)
  usePageTitle(draft.title)

  const goTo = (page: number) => setChosen({ page, panel: null, balloon: null })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
      const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (isUndo) (event.shiftKey ? redo : undo)()
      else if (!inField && event.key === 'PageDown' && chosen.page < draft.pages.length - 1) goTo(chosen.page + 1)
      else if (!inField && event.key === 'PageUp' && chosen.page > 0) goTo(chosen.page - 1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, redo, chosen.page, draft.pages.length])

  const addPage = (copy: boolean) => {
    const current = draft.pages[chosen.page]
    const page = copy && current ? copiedPage(current, newStoryId) : newPage(newStoryId)
    change((now) => ({ ...now, pages: now.pages.toSpliced(chosen.page + 1, 0, page) }))
    goTo(chosen.page + 1)
  }
  /** After the page that is shown; a story that is still blank consists of them. */
  const takePages = (pages: readonly StoryPage[]) => {
    setScripting(false)
    const isBlank = draft.pages.every(({ panels }) => panels.every(isBlankPanel))
    const room = limits.story.pages - (isBlank ? 0 : draft.pages.length)
    const taken = pages.slice(0, room)
    change((now) => ({ ...now, pages: isBlank ? taken : now.pages.toSpliced(chosen.page + 1, 0, ...taken) }))
    goTo(isBlank ? 0 : chosen.page + 1)
  }
  const layOut = (id: string) => {
    const layout = layouts.find((each) => each.id === id)
    const page = draft.pages[chosen.page]
    if (!layout || !page) return
    const { page: next, lost } = withLayout(page, layout, newStoryId)
    change((now) => withPage(now, chosen.page, () => next))
    setChosen({ ...chosen, panel: null, balloon: null })
    if (lost > 0) toastWithAction(`${lost} filled ${lost === 1 ? 'panel' : 'panels'} had no room.`, 'Undo', undo)
  }
  const isFull = draft.pages.length >= limits.story.pages
  const access = unpaid ? <AccessNeeded message={unpaid.message} address={unpaid.address} onAccess={onPaid} /> : null
  return (
    <div className={styles.story}>
      <ScreenHead title={draft.title || 'Untitled story'}>
        <output className={styles.saving}>{says[saving]}</output>
        <Button variant="quiet" disabled={!canUndo} onClick={undo}>
          Undo
        </Button>
        <Button variant="quiet" disabled={!canRedo} onClick={redo}>
          Redo
        </Button>
        <LeaveMenu storyId={story.$id} isSaved={saving === 'saved'} />
      </ScreenHead>
      {saving === 'conflict' ? (
        <Banner
          tone="warn"
          actions={
            <span className={styles.row}>
              <Button size="sm" onClick={saveOver}>
                Keep what is here
              </Button>
              <Button
                size="sm"
                onClick={() => void cache.refetchQueries({ queryKey: storyKeys.one(story.$id) }).then(onReload)}
              >
                Take the other one
              </Button>
            </span>
          }
        >
          This story was changed somewhere else. Nothing is lost until you choose.
        </Banner>
      ) : null}
      <PageStrip
        draft={draft}
        current={chosen.page}
        pictures={pictures}
        onChoose={goTo}
        onMove={(from, to) => {
          change((now) => ({ ...now, pages: moved(now.pages, from, to) }))
          goTo(to)
        }}
      />
      <div className={styles.row}>
        <Button size="sm" disabled={isFull} onClick={() => addPage(false)}>
          <Icon name="plus" />
          Add page
        </Button>
        <Button size="sm" disabled={isFull} onClick={() => addPage(true)}>
          <Icon name="copy" />
          Copy page
        </Button>
        <Button
          size="sm"
          variant="danger-quiet"
          disabled={draft.pages.length < 2}
          onClick={() => {
            change((now) => ({ ...now, pages: now.pages.toSpliced(chosen.page, 1) }))
            goTo(Math.max(0, chosen.page - 1))
          }}
        >
          <Icon name="trash" />
          Delete page
        </Button>
        <Button size="sm" disabled={isFull} onClick={() => setScripting(true)}>
          From a script
        </Button>
        {blank.length > 1 || isAskingAll ? (
          <Button size="sm" busy={isAskingAll} onClick={() => void drawAll(blank)}>
            <Icon name="brush" />
            {isAskingAll ? 'Asking for them' : `Draw ${blank.length} empty panels`}
          </Button>
        ) : null}
        <Button size="sm" disabled={ids.length === 0} onClick={() => setDressing(true)}>
          Change an outfit
        </Button>
        <Select label="Layout" labelHidden value="" options={layoutOptions} onChange={layOut} />
      </div>
      {chosen.panel === null ? access : null}
      <div className={styles.desk}>
        <Canvas
          draft={draft}
          change={change}
          chosen={chosen}
          onChoose={setChosen}
          pictures={pictures}
          progress={progress}
        />
        <aside className={styles.side} aria-label="What is chosen">
          <Inspector
            draft={draft}
            change={change}
            chosen={chosen}
            onChoose={setChosen}
            names={names}
            asking={asking}
            access={access}
            onDraw={(panel, index) => void draw({ page: chosen.page, panel, index })}
          />
          <section className={styles.fields} aria-label="Story">
            <TextField
              label="Title"
              value={draft.title}
              maxLength={limits.story.title}
              onChange={(event) => {
                const title = event.target.value
                change((now) => ({ ...now, title }), 'title')
              }}
            />
            <Segmented
              label="Read"
              options={directions}
              value={draft.direction}
              onChange={(direction) => change((now) => ({ ...now, direction }))}
            />
            <Select
              label="Pages"
              value={draft.format}
              options={formats}
              onChange={(id) =>
                change((now) => ({ ...now, format: pageFormats.find((each) => each === id) ?? now.format }))
              }
            />
          </section>
        </aside>
      </div>
      {isDressing ? (
        <OutfitDialog draft={draft} change={change} undo={undo} names={names} onClose={() => setDressing(false)} />
      ) : null}
      {isScripting ? <ScriptDialog names={names} onClose={() => setScripting(false)} onTake={takePages} /> : null}
    </div>
  )
}
