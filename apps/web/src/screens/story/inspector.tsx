import { limits } from '@eidolon/contract/limits.ts'
import {
  type Balloon,
  type BalloonKind,
  balloonKinds,
  letteringRange,
  type Panel,
  zoomRange,
} from '@eidolon/contract/stories.ts'
import { hasTail, newBalloon, removePanel, splitPanel } from '@eidolon/stories'
import { type ReactNode, useState } from 'react'
import { PicturePicker } from '#features/media/picture-picker.tsx'
import { newStoryId, type StoryDraft } from '#features/stories/queries.ts'
import type { Draft } from '#features/stories/use-draft.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { AreaField } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Select } from '#ui/select/select.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import type_ from '#ui/type/type.module.css'
import { CastFields } from './cast-fields.tsx'
import { type StorySelection, kept, withBalloon, withPage, withPanel } from './change.ts'
import { tailFor, wordsFor } from './place-words.ts'
import styles from './story.module.css'
import { balloonLabels } from './words.ts'

type Props = {
  readonly draft: StoryDraft
  readonly change: Draft['change']
  readonly chosen: StorySelection
  readonly onChoose: (chosen: StorySelection) => void
  readonly names: Readonly<Record<string, string>>
  /** Panels that are asked for already. */
  readonly asking: ReadonlySet<string>
  /** The way to pay, where drawing was refused for want of it. */
  readonly access: ReactNode
  /** Draws the panel from its words and its cast. */
  readonly onDraw: (panel: Panel, index: number) => void
}

/** Fields of what is chosen: a balloon, or a panel. */
export function Inspector(props: Props) {
  const { draft, chosen } = props
  const page = draft.pages[chosen.page]
  const at = page?.panels.findIndex(({ id }) => id === chosen.panel) ?? -1
  const panel = page?.panels[at]
  const balloon = panel?.balloons.find(({ id }) => id === chosen.balloon)
  if (!panel) return <p className={type_.hint}>Choose a panel to fill it, or a balloon to write in it.</p>
  if (balloon) return <BalloonFields {...props} panel={panel} balloon={balloon} />
  return <PanelFields {...props} panel={panel} index={at} />
}

const kinds = balloonKinds.map((id) => ({ id, label: balloonLabels[id] }))

function BalloonFields({
  change,
  chosen,
  onChoose,
  names,
  panel,
  balloon,
}: Props & { panel: Panel; balloon: Balloon }) {
  const set = (next: Partial<Balloon>, doing?: string) =>
    change((draft) => withBalloon(draft, chosen.page, panel.id, balloon.id, () => next), doing)
  const pointTail = usePointTail(change, chosen.page, panel)
  return (
    <section className={styles.fields} aria-label="Balloon">
      <h2 className={type_.display5}>{balloonLabels[balloon.kind]}</h2>
      <AreaField
        label="Words"
        value={balloon.text}
        limit={limits.story.words}
        rows={3}
        onChange={(event) => set({ text: event.target.value.slice(0, limits.story.words) }, `text ${balloon.id}`)}
      />
      <Select
        label="Kind"
        value={balloon.kind}
        options={kinds}
        onChange={(id) => {
          const kind: BalloonKind = balloonKinds.find((each) => each === id) ?? 'speech'
          const tail = hasTail(kind) ? (balloon.tail ?? { x: balloon.x, y: kept(balloon.y + 0.3) }) : null
          set({ kind, tail, turn: kind === 'sound' ? balloon.turn : 0 })
        }}
      />
      {hasTail(balloon.kind) && panel.cast.length > 0 ? (
        <Select
          label="Who says it"
          value={balloon.speaker ?? ''}
          options={[
            { id: '', label: 'Nobody in particular' },
            ...panel.cast.map(({ characterId: id }) => ({ id, label: names[id] ?? 'Somebody who is gone' })),
          ]}
          onChange={(id) => {
            const doing = `says ${balloon.id} ${id}`
            set({ speaker: id === '' ? undefined : id }, doing)
            if (id !== '') void pointTail(balloon.id, doing)
          }}
        />
      ) : null}
      <Slider
        label="Lettering"
        min={letteringRange.min * 100}
        max={letteringRange.max * 100}
        step={5}
        value={Math.round(balloon.size * 100)}
        onChange={(value) => set({ size: value / 100 }, `size ${balloon.id}`)}
      />
      <Slider
        label="Width"
        min={8}
        max={100}
        value={Math.round(balloon.width * 100)}
        onChange={(value) => set({ width: value / 100 }, `width ${balloon.id}`)}
      />
      {balloon.kind === 'sound' ? (
        <Slider
          label="Turned"
          min={-60}
          max={60}
          value={balloon.turn}
          onChange={(turn) => set({ turn }, `turn ${balloon.id}`)}
        />
      ) : null}
      <div className={styles.row}>
        {hasTail(balloon.kind) ? (
          <Button
            size="sm"
            onClick={() => set({ tail: balloon.tail ? null : { x: balloon.x, y: kept(balloon.y + 0.3) } })}
          >
            {balloon.tail ? 'Without tail' : 'With tail'}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="danger-quiet"
          onClick={() => {
            onChoose({ ...chosen, balloon: null })
            change((draft) =>
              withPanel(draft, chosen.page, panel.id, ({ balloons }) => ({
                balloons: balloons.filter(({ id }) => id !== balloon.id),
              })),
            )
          }}
        >
          Take out
        </Button>
      </div>
    </section>
  )
}

/** Leads a tail to who says the words, as part of what was done: choosing who, or adding them. */
function usePointTail(change: Draft['change'], page: number, { id, mediaId }: Panel) {
  const api = useApi()
  return async (balloonId: string, doing: string): Promise<void> => {
    const tail = mediaId === null ? undefined : await tailFor(api, mediaId).catch(() => undefined)
    if (!tail) return
    change((draft) => {
      const panel = draft.pages[page]?.panels.find((one) => one.id === id)
      return panel ? withBalloon(draft, page, id, balloonId, (balloon) => tail(draft, page, panel, balloon)) : draft
    }, doing)
  }
}

function PanelFields({
  change,
  chosen,
  onChoose,
  names,
  asking,
  access,
  onDraw,
  panel,
  index,
}: Props & { panel: Panel; index: number }) {
  const [isPicking, setPicking] = useState(false)
  const pointTail = usePointTail(change, chosen.page, panel)
  const set = (next: Partial<Panel>, doing?: string) =>
    change((draft) => withPanel(draft, chosen.page, panel.id, () => next), doing)
  const add = (kind: BalloonKind) => {
    const balloon = newBalloon(newStoryId, kind, kind === 'sound' ? 'BAM!' : '', panel.balloons)
    const doing = `add ${balloon.id}`
    set({ balloons: [...panel.balloons, balloon] }, doing)
    onChoose({ ...chosen, balloon: balloon.id })
    void pointTail(balloon.id, doing)
  }
  const split = (way: 'rows' | 'columns') =>
    change((draft) => withPage(draft, chosen.page, (page) => splitPanel(page, index, way, 0.5, newStoryId)))
  const isFull = panel.balloons.length >= limits.story.balloons
  const api = useApi()
  /** Off the faces of what the panel shows. */
  const placeWords = async (mediaId: string) => {
    const place = await wordsFor(api, mediaId).catch(() => undefined)
    if (place) change((draft) => withPanel(draft, chosen.page, panel.id, (now) => place(draft, chosen.page, now)))
  }
  return (
    <section className={styles.fields} aria-label="Panel">
      <h2 className={type_.display5}>Panel {index + 1}</h2>
      <div className={styles.row}>
        <Button size="sm" onClick={() => setPicking(true)}>
          <Icon name="image" />
          {panel.mediaId === null ? 'Choose a picture' : 'Another picture'}
        </Button>
      </div>
      {panel.mediaId === null ? null : (
        <Slider
          label="Enlarged"
          min={zoomRange.min * 100}
          max={zoomRange.max * 100}
          step={5}
          value={Math.round(panel.zoom * 100)}
          onChange={(value) => set({ zoom: value / 100 }, `zoom ${panel.id}`)}
        />
      )}
      <fieldset className={styles.group}>
        <legend>Add words</legend>
        <div className={styles.row}>
          {kinds.map(({ id, label }) => (
            <Button key={id} size="sm" disabled={isFull} onClick={() => add(id)}>
              {label}
            </Button>
          ))}
        </div>
        {panel.mediaId !== null && panel.balloons.length > 0 ? (
          <div className={styles.row}>
            <Button size="sm" variant="quiet" onClick={() => void placeWords(panel.mediaId ?? '')}>
              Place the words
            </Button>
          </div>
        ) : null}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Draw it</legend>
        <AreaField
          label="What it shows"
          value={panel.prompt}
          limit={limits.media.prompt}
          rows={3}
          onChange={(event) => set({ prompt: event.target.value.slice(0, limits.media.prompt) }, `prompt ${panel.id}`)}
        />
        <CastFields cast={panel.cast} names={names} onChange={(cast) => set({ cast })} />
        <Button
          variant="primary"
          disabled={panel.cast.length === 0}
          busy={panel.generationId !== null || asking.has(panel.id)}
          onClick={() => onDraw(panel, index)}
        >
          <Icon name="brush" />
          {panel.mediaId === null ? 'Draw' : 'Draw again'}
        </Button>
        {access}
        {panel.cast.length === 0 ? <p className={type_.hint}>Say who is in it, and it can be drawn.</p> : null}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>The frame</legend>
        <div className={styles.row}>
          <Button size="sm" onClick={() => split('columns')}>
            Split side by side
          </Button>
          <Button size="sm" onClick={() => split('rows')}>
            Split in rows
          </Button>
          <Button
            size="sm"
            variant="danger-quiet"
            onClick={() => {
              onChoose({ ...chosen, panel: null, balloon: null })
              change((draft) => withPage(draft, chosen.page, (page) => removePanel(page, index)))
            }}
          >
            Take out the panel
          </Button>
        </div>
      </fieldset>
      {isPicking ? (
        <PicturePicker
          names={names}
          without="Draw one for this panel: say what it shows, and press Draw."
          onClose={() => setPicking(false)}
          onPick={({ $id: mediaId }) => {
            setPicking(false)
            set({ mediaId, zoom: 1, x: 0.5, y: 0.35 })
            if (panel.mediaId === null && panel.balloons.length > 0) void placeWords(mediaId)
          }}
        />
      ) : null}
    </section>
  )
}
