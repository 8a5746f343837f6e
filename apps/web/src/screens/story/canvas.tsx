import { limits } from '@eidolon/contract/limits.ts'
import { type Box, cutAt, framesOf, layBalloon, moveGutter, pageSizes } from '@eidolon/stories'
import { PagePicture } from '#features/stories/page-picture.tsx'
import type { StoryDraft, StoryPicture } from '#features/stories/queries.ts'
import type { Draft } from '#features/stories/use-draft.ts'
import { BalloonHandle } from './balloon-handle.tsx'
import styles from './canvas.module.css'
import { type StorySelection, withBalloon, withPage, withPanel } from './change.ts'
import { EdgeHandles } from './edge-handles.tsx'
import { GutterHandle } from './gutter-handle.tsx'
import { PanelHandle } from './panel-handle.tsx'
import { panelName } from './words.ts'

type Props = {
  readonly draft: StoryDraft
  readonly change: Draft['change']
  readonly chosen: StorySelection
  readonly onChoose: (chosen: StorySelection) => void
  readonly pictures: ReadonlyMap<string, StoryPicture>
  /** How far what is being drawn has come, by the id of the generation. */
  readonly progress: ReadonlyMap<string, number>
}

/** One page, with everything on it to take hold of: by pointer, and by keyboard for who does not see it. */
export function Canvas({ draft, change, chosen, onChoose, pictures, progress }: Props) {
  const page = draft.pages[chosen.page]
  if (!page) return null
  const size = pageSizes[draft.format]
  const { frames, gutters } = framesOf(page.cuts, draft)
  const placed = ({ x, y, width, height }: Box) => ({
    left: `${(x / size.width) * 100}%`,
    top: `${(y / size.height) * 100}%`,
    width: `${(width / size.width) * 100}%`,
    height: `${(height / size.height) * 100}%`,
  })
  const chosenAt = page.panels.findIndex(({ id }) => id === chosen.panel)
  const chosenFrame = frames[chosenAt]
  const grips =
    chosenFrame && chosen.panel !== null && chosen.balloon === null ? (
      <EdgeHandles
        // Those of another panel are others.
        key={chosen.panel}
        panelId={chosen.panel}
        number={chosenAt + 1}
        frame={chosenFrame}
        hasRoom={page.panels.length < limits.story.panels}
        style={draft}
        onChange={(next, doing) => change((now) => withPage(now, chosen.page, next), doing)}
      />
    ) : null
  return (
    <div
      className={styles.page}
      data-page
      style={{ '--ar': size.width / size.height, aspectRatio: `${size.width} / ${size.height}` }}
    >
      <PagePicture
        page={page}
        format={draft.format}
        direction={draft.direction}
        pictures={pictures}
        detail={960}
        className={styles.picture}
      />
      {gutters.map((gutter) => (
        <GutterHandle
          key={gutter.cut}
          gutter={gutter}
          at={page.cuts[gutter.cut]?.at ?? 0.5}
          placed={placed(gutter.box)}
          onMove={(at, doing) =>
            change((now) => withPage(now, chosen.page, (one) => moveGutter(one, gutter.cut, at)), doing)
          }
          onDragTo={(to, doing) => {
            const at = cutAt(gutter, { x: to.x * size.width, y: to.y * size.height }, draft.direction)
            change((now) => withPage(now, chosen.page, (one) => moveGutter(one, gutter.cut, at)), doing)
          }}
        />
      ))}
      {page.panels.map((panel, index) => {
        const frame = frames[index]
        return frame ? (
          <PanelHandle
            key={panel.id}
            panel={panel}
            label={panelName(panel, index, page.panels.length)}
            frame={frame}
            size={size}
            placed={placed(frame)}
            isChosen={chosen.panel === panel.id && chosen.balloon === null}
            picture={pictures.get(panel.mediaId ?? '')}
            drawn={panel.generationId === null ? undefined : (progress.get(panel.generationId) ?? 0)}
            onChoose={() => onChoose({ ...chosen, panel: panel.id, balloon: null })}
            onChange={(next, doing) => change((now) => withPanel(now, chosen.page, panel.id, next), doing)}
          />
        ) : null
      })}
      {page.panels.flatMap((panel, index) => {
        const frame = frames[index]
        if (!frame) return []
        return panel.balloons.map((balloon) => {
          const laid = layBalloon(balloon, frame)
          const isChosen = chosen.balloon === balloon.id
          return (
            <BalloonHandle
              key={balloon.id}
              balloon={balloon}
              frame={frame}
              size={size}
              placed={placed(laid.box)}
              tail={
                laid.tail && {
                  left: `${(laid.tail.x / size.width) * 100}%`,
                  top: `${(laid.tail.y / size.height) * 100}%`,
                }
              }
              isChosen={isChosen}
              onChoose={() => onChoose({ ...chosen, panel: panel.id, balloon: balloon.id })}
              onChange={(next, doing) =>
                change((now) => withBalloon(now, chosen.page, panel.id, balloon.id, next), doing)
              }
              onRemove={() => {
                onChoose({ ...chosen, panel: panel.id, balloon: null })
                change((now) =>
                  withPanel(now, chosen.page, panel.id, ({ balloons }) => ({
                    balloons: balloons.filter(({ id }) => id !== balloon.id),
                  })),
                )
              }}
            />
          )
        })
      })}
      {grips}
    </div>
  )
}
