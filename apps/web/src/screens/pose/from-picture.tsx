import type { Joints } from '@eidolon/contract/characters/bones.ts'
import { overPose } from '@eidolon/people/poses/lift/over-pose.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { findPose, NoPose, pictureFiles, poseFindingQuery, wordsAbout } from '#features/poses/from-picture.ts'
import { namesQuery } from '#features/characters/queries.ts'
import { type MediaItem, stillUrl } from '#features/media/media-item.ts'
import { PicturePicker } from '#features/media/picture-picker.tsx'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FileInput } from '#ui/file-input/file-input.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import styles from './pose.module.css'

type Props = {
  readonly joints: Joints
  readonly onTake: (joints: Joints, words: string) => void
}

type DialogState =
  | { readonly at: 'closed' | 'library' | 'looking' }
  | { readonly at: 'asked'; readonly problem?: string }

/** Pixels across of a picture of the library that is looked at. */
const across = 1024

/** Takes the pose of somebody in a picture over into the editor. Not there where no pose model is installed. */
export function FromPicture({ joints, onTake }: Props) {
  const api = useApi()
  const { data } = useQuery(poseFindingQuery(api))
  const [shown, setShown] = useState<DialogState>({ at: 'closed' })
  const { data: names } = useQuery({ ...namesQuery(api), enabled: shown.at === 'library' })
  const picker = useRef<HTMLInputElement>(null)
  const under = useRef<AbortController>(undefined)
  useEffect(() => () => under.current?.abort(), [])
  if (!data?.available) return null

  const look = async (open: (signal: AbortSignal) => Promise<Blob>) => {
    const { signal } = (under.current = new AbortController())
    setShown({ at: 'looking' })
    try {
      const found = await findPose(api, await open(signal), signal)
      if (signal.aborted) return
      setShown({ at: 'closed' })
      onTake(overPose(joints, found), wordsAbout(found))
    } catch (error) {
      if (!signal.aborted) setShown({ at: 'asked', problem: error instanceof NoPose ? error.message : notFetched })
    }
  }
  const close = () => {
    under.current?.abort()
    setShown({ at: 'closed' })
  }
  const fromLibrary = (item: MediaItem) =>
    void look(async (signal) => {
      const response = await fetch(stillUrl(item, across) ?? '', { signal })
      if (!response.ok) throw new NoPose(notFetched)
      return response.blob()
    })
  return (
    <>
      <Button onClick={() => setShown({ at: 'asked' })}>From a picture</Button>
      <FileInput
        ref={picker}
        accept={pictureFiles}
        label="A picture of somebody"
        onFiles={([file]) => file && void look(async () => file)}
      />
      {shown.at === 'library' ? (
        <PicturePicker
          {...(names && { names })}
          without="Draw one first, or take a file."
          onClose={() => setShown({ at: 'asked' })}
          onPick={fromLibrary}
        />
      ) : null}
      {shown.at === 'asked' || shown.at === 'looking' ? (
        <Dialog
          title="Pose from a picture"
          onClose={close}
          actions={
            shown.at === 'looking' ? (
              <Button
                onClick={() => {
                  under.current?.abort()
                  setShown({ at: 'asked' })
                }}
              >
                Cancel
              </Button>
            ) : (
              <>
                <Button onClick={() => setShown({ at: 'library' })}>From the library</Button>
                <Button variant="primary" onClick={() => picker.current?.click()}>
                  Choose a file
                </Button>
              </>
            )
          }
        >
          <p>
            A picture that shows somebody from head to foot works best. What is not seen stays as it is now. The picture
            is looked at on this studio’s machine, and not kept.
          </p>
          {shown.at === 'looking' ? <Progress label="Looking for somebody in the picture" /> : null}
          {shown.at === 'asked' && shown.problem ? (
            <p role="alert" className={styles.problem}>
              {shown.problem}
            </p>
          ) : null}
        </Dialog>
      ) : null}
    </>
  )
}

const notFetched = 'The picture could not be fetched. Try it again, or take another one.'
