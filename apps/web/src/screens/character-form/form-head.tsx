import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import type_ from '#ui/type/type.module.css'
import { memoSlot } from '#ui/memo-slot.tsx'
import styles from './character-form.module.css'

type Props = {
  readonly title: string
  readonly draftSaved: 'no' | 'yes' | 'impossible'
  /** What is shown is a draft of before. */
  readonly restored: boolean
  readonly changedElsewhere: boolean
  readonly onKeep: () => void
  readonly onDiscard: () => void
  readonly onTakeSaved: () => void
}

/** What the form is about, and what has to be known of it before it is filled in. */
export const FormHead = memoSlot(function FormHead({ title, draftSaved, restored, changedElsewhere, ...acts }: Props) {
  return (
    <>
      <div className={styles.head}>
        <h1 className={type_.display3}>{title}</h1>
        <output className={styles.live} data-state={draftSaved}>
          {draftSaved === 'yes' ? 'Draft saved' : draftSaved === 'impossible' ? 'This browser keeps no drafts' : ''}
        </output>
      </div>
      {restored ? (
        <Banner
          actions={
            <>
              <Button size="sm" variant="plain" onClick={acts.onKeep}>
                Keep it
              </Button>
              <Button size="sm" onClick={acts.onDiscard}>
                Discard the draft
              </Button>
            </>
          }
        >
          This is a draft that was not saved yet.
        </Banner>
      ) : null}
      {changedElsewhere ? (
        <Banner tone="warn" actions={<Button onClick={acts.onTakeSaved}>Take what was saved</Button>}>
          This character has just been changed elsewhere.
        </Banner>
      ) : null}
    </>
  )
})
