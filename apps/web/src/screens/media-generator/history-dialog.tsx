import { useState } from 'react'
import type { PromptHistory } from '#features/generations/prompt-history.ts'
import { truncate } from '#lib/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './prompt-area.module.css'

type Props = {
  readonly open: boolean
  readonly history: PromptHistory
  readonly onClose: () => void
  readonly onUse: (prompt: string) => void
}

/** Prompts of earlier pictures. */
export function HistoryDialog({ open, onClose, ...rest }: Props) {
  return (
    <Dialog title="Prompt history" open={open} onClose={onClose}>
      {open ? <Prompts onClose={onClose} {...rest} /> : null}
    </Dialog>
  )
}

function Prompts({ history, onClose, onUse }: Omit<Props, 'open'>) {
  const [prompts, setPrompts] = useState(history.read)
  if (prompts.length === 0) return <p>What you have asked for appears here. It is kept in this browser alone.</p>
  return (
    <>
      <ul className={styles.list}>
        {prompts.map((prompt) => (
          <li key={prompt} className={styles.entry}>
            <button
              type="button"
              className={styles.use}
              onClick={() => {
                onUse(prompt)
                onClose()
              }}
            >
              {truncate(prompt, 160)}
            </button>
            <Button
              variant="icon"
              size="sm"
              aria-label={`Forget ${truncate(prompt, 40)}`}
              onClick={() => {
                history.remove(prompt)
                setPrompts(history.read())
              }}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="plain"
        onClick={() => {
          history.clear()
          setPrompts([])
        }}
      >
        Forget all of them
      </Button>
    </>
  )
}
