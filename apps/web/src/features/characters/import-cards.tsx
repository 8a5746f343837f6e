import { cardExtensions, cardLimits } from '@eidolon/contract/characters/cards.ts'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Imported } from './changes.ts'
import styles from './import-cards.module.css'
import { useDroppedFiles } from '#lib/hooks/use-dropped-files.ts'
import { FileInput } from '#ui/file-input/file-input.tsx'

type Props = { readonly onImport: (files: readonly File[]) => Promise<Imported> }

/** Character cards by picker or by dropping them anywhere on the page, several at once. */
export function ImportCards({ onImport }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const take = async (files: readonly File[]) => {
    const cards = files.filter(({ name }) => cardExtensions.some((end) => name.toLowerCase().endsWith(end)))
    if (cards.length === 0) {
      toast.error('No cards among these files. Cards are PNG, JSON or CHARX.')
      return
    }
    if (cards.length > cardLimits.files) {
      toast.error(`At most ${cardLimits.files} cards at once.`)
      return
    }
    setBusy(true)
    try {
      const { characters, warnings: found } = await onImport(cards)
      setWarnings(found)
      if (characters.length > 0)
        toast.success(
          characters.length === 1 ? `${characters[0]?.name} imported.` : `${characters.length} characters imported.`,
        )
    } catch (error) {
      const words = error instanceof Error && error.message ? error.message : 'The studio could not be reached.'
      toast.error(`Not imported. ${words}`)
    } finally {
      setBusy(false)
    }
  }
  const dragging = useDroppedFiles((files) => void take(files))
  return (
    <>
      <Button busy={busy} onClick={() => picker.current?.click()}>
        <Icon name="upload" />
        Import cards
      </Button>
      <FileInput
        ref={picker}
        multiple
        label="Character cards"
        accept={[...cardExtensions, 'image/png', 'application/json'].join(',')}
        onFiles={(files) => void take(files)}
      />
      {dragging ? (
        <div className={styles.drop} aria-hidden="true">
          <p>Drop character cards to import them</p>
          <small>PNG, JSON, CHARX or elizaOS</small>
        </div>
      ) : null}
      <Dialog
        title="Imported, with remarks"
        open={warnings.length > 0}
        onClose={() => setWarnings([])}
        actions={
          <Button variant="primary" onClick={() => setWarnings([])}>
            Understood
          </Button>
        }
      >
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
