import { type LookProposal, portraitBytes } from '@eidolon/contract/characters/looks.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { findingQuery, findPeople, NobodyFound } from '#features/appearance/from-picture.ts'
import type { Genes } from '#features/appearance/genes.ts'
import { usePortrait } from '#features/appearance/use-portrait.ts'
import { LivePortrait } from '#features/appearance/live-portrait.tsx'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FileInput } from '#ui/file-input/file-input.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import styles from './from-picture.module.css'

type Props = {
  readonly style: string
  readonly onClose: () => void
  readonly onChoose: (proposal: LookProposal) => void
}

type Search =
  | { readonly state: 'idle'; readonly problem?: string }
  | { readonly state: 'looking'; readonly share: number }
  | { readonly state: 'found'; readonly people: readonly LookProposal[] }

const kinds = 'image/png,image/jpeg,image/webp,image/avif'

/** Somebody out of a photo or a drawing, as the illustrator comes nearest to them. */
export function FromPictureDialog({ style, onClose, onChoose }: Props) {
  const api = useApi()
  const { data, isError } = useQuery(findingQuery(api))
  const picker = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState<Search>({ state: 'idle' })
  const under = useRef<AbortController>(undefined)
  useEffect(() => () => under.current?.abort(), [])
  const look = async (file: File | undefined) => {
    if (!file) return
    if (file.size > portraitBytes) return setSearch({ state: 'idle', problem: 'That picture is larger than 10 MB.' })
    const { signal } = (under.current = new AbortController())
    setSearch({ state: 'looking', share: 0 })
    try {
      const onShare = (share: number) => signal.aborted || setSearch({ state: 'looking', share })
      const people = await findPeople(api, file, { signal, onShare })
      setSearch(
        people.length > 0
          ? { state: 'found', people }
          : { state: 'idle', problem: 'Nobody was found. Try another one.' },
      )
    } catch (error) {
      if (!signal.aborted) setSearch({ state: 'idle', problem: wordsFor(error) })
    }
  }
  const stop = () => {
    under.current?.abort()
    setSearch({ state: 'idle' })
  }
  const pick = () => picker.current?.click()
  return (
    <Dialog
      title="From a picture"
      wide
      onClose={onClose}
      actions={
        search.state === 'looking' ? (
          <Button onClick={stop}>Cancel</Button>
        ) : data?.available ? (
          <Button variant={search.state === 'found' ? 'quiet' : 'primary'} onClick={pick}>
            {search.state === 'found' ? 'Take another picture' : 'Choose a picture'}
          </Button>
        ) : (
          <Button onClick={onClose}>Describe them instead</Button>
        )
      }
    >
      <FileInput ref={picker} accept={kinds} label="Portrait" onFiles={([file]) => void look(file)} />
      {isError || data?.available === false ? (
        <p>
          The built-in engine draws from words. Reading a face takes a model that is not installed here: say what the
          person looks like, and turn the dials until it is them.
        </p>
      ) : search.state === 'found' ? (
        <>
          <p>These come nearest. Choose one to go on from; every dial stays yours.</p>
          <ul className={styles.people}>
            {search.people.map((one, nth) => (
              <li key={one.distance}>
                <button type="button" className={styles.one} onClick={() => onChoose(one)}>
                  <Proposal genes={one.genes} style={style} name={`Proposal ${nth + 1} of ${search.people.length}`} />
                  <span>{nth === 0 ? 'Nearest' : `Choice ${nth + 1}`}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          A portrait from the front, with the whole face to be seen. It is looked at on this studio’s machine for half a
          minute at most, and not kept.
        </p>
      )}
      {search.state === 'looking' ? <Progress label="Looking for the face" done={search.share} /> : null}
      {search.state === 'idle' && search.problem ? <p role="alert">{search.problem}</p> : null}
      <output className={styles.said}>{search.state === 'found' ? `${search.people.length} people found` : ''}</output>
    </Dialog>
  )
}

function Proposal({ genes, style, name }: { readonly genes: Genes; readonly style: string; readonly name: string }) {
  const { picture, fine, state } = usePortrait(genes, style)
  return <LivePortrait picture={picture} fine={fine !== undefined} alt={name} busy={state === 'drawing'} />
}

function wordsFor(error: unknown): string {
  if (error instanceof NobodyFound) return error.message
  return 'The picture could not be looked at. Try again in a minute.'
}
