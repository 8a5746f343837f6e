import { LivePortrait } from '#features/appearance/live-portrait.tsx'
import { Button } from '#ui/button/button.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'
import styles from './character-form.module.css'
import type { SaveState } from './use-save.ts'

type Props = {
  /** The portrait, small, where the large one is out of sight. */
  readonly picture: Blob | undefined
  readonly state: SaveState
  /** What is wrong with something that has no field of its own. */
  readonly problem: string | undefined
  readonly label: string
}

/** Always in reach: the way to save, and what became of it. */
export const SaveBar = memoSlot(function SaveBar({ picture, state, problem, label }: Props) {
  return (
    <div className={styles.foot}>
      {picture ? (
        <div className={styles.thumb} aria-hidden="true">
          <LivePortrait picture={picture} fine alt="" busy={false} />
        </div>
      ) : null}
      <Button type="submit" variant="primary" busy={state.kind === 'saving' || state.kind === 'waiting'}>
        {label}
      </Button>
      <div className={styles.footWords} role="alert">
        {state.kind === 'waiting'
          ? 'Not saved: the connection is gone. Your text is safe here; we try again by ourselves.'
          : state.kind === 'failed'
            ? `Not saved. ${state.words}`
            : (problem ?? '')}
      </div>
    </div>
  )
})
