import type { GuidanceKind } from '@eidolon/contract/engines.ts'
import { stageSize } from '@eidolon/contract/stage.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lookAtStage, type NewRequest } from '#features/generations/calls.ts'
import { refusalOf } from '#features/generations/refusal.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { guidanceWords } from './parts/guidance-words.ts'
import styles from './stage-dialog.module.css'

type Props = {
  /** What would be sent, by its seed. */
  readonly requestOf: (seed: string) => NewRequest
  /** What holds the picture comes first; our own picture is there whether the engine takes it or not. */
  readonly kinds: readonly GuidanceKind[]
  readonly engine: string
  /** Width over height. */
  readonly shape: number
  /** The seed that is kept; without one what is open is decided anew as often as one likes. */
  readonly seed: string | undefined
  readonly freshSeed: () => string
  readonly onClose: () => void
  /** Sends the request that stands so. */
  readonly onGenerate: (seed: string) => void
}

/** The scene as an engine will be held to it, before anything is sent. */
export function StageDialog({ requestOf, kinds, engine, shape, seed: kept, freshSeed, onClose, onGenerate }: Props) {
  const [seed, setSeed] = useState(() => kept ?? freshSeed())
  const request = requestOf(seed)
  return (
    <Dialog
      title="The stage"
      wide
      onClose={onClose}
      actions={
        <>
          {kept === undefined ? <Button onClick={() => setSeed(freshSeed())}>Another</Button> : null}
          <Button
            variant="primary"
            onClick={() => {
              onGenerate(seed)
              onClose()
            }}
          >
            Generate this
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        So the first picture will stand. {engine} is shown the first of these; faces, cloth and light are its own.
        {kept === undefined ? ' What you left open is decided anew with “Another”.' : ''}
      </p>
      <Tabs
        label="Pictures of the stage"
        tabs={kinds.map((kind) => ({
          id: kind,
          label: guidanceWords[kind].label,
          content: <StagePicture key={`${kind} ${seed}`} request={request} kind={kind} shape={shape} />,
        }))}
      />
    </Dialog>
  )
}

type PictureProps = { readonly request: NewRequest; readonly kind: GuidanceKind; readonly shape: number }

function StagePicture({ request, kind, shape }: PictureProps) {
  const api = useApi()
  const cache = useQueryClient()
  const [stopped, setStopped] = useState(false)
  const queryKey = ['stage', kind, request]
  const {
    data: address,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => asAddress(await lookAtStage(api, request, { kind, longest: stageSize.max }, signal)),
    enabled: !stopped,
    retry: false,
    staleTime: Infinity,
    gcTime: 60_000,
  })
  const { label, says } = guidanceWords[kind]
  const stop = () => {
    setStopped(true)
    void cache.cancelQueries({ queryKey })
  }
  const again = () => {
    setStopped(false)
    void refetch()
  }
  return (
    <figure className={styles.stage}>
      <div className={styles.frame} style={{ '--ar': shape }} aria-busy={isFetching}>
        {address === undefined ? (
          <output className={styles.waiting}>
            {isFetching ? (
              <>
                <p className={styles.working}>
                  <Spinner /> Setting the stage…
                </p>
                <Button size="sm" onClick={stop}>
                  Cancel
                </Button>
              </>
            ) : (
              <>
                <p>{error && !stopped ? wordsOf(error) : 'Not drawn.'}</p>
                <Button size="sm" onClick={again}>
                  Draw it
                </Button>
              </>
            )}
          </output>
        ) : (
          <img className={styles.picture} src={address} alt={`The stage as ${label.toLowerCase()}`} />
        )}
      </div>
      <figcaption className={styles.caption}>{says}</figcaption>
    </figure>
  )
}

/** The bytes as an address of their own, which needs nobody to give it back. */
function asAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')))
    reader.readAsDataURL(picture)
  })
}

function wordsOf(error: unknown): string {
  const refusal = refusalOf(error)
  if (refusal.kind === 'offline') return 'The studio could not be reached.'
  return refusal.kind === 'field' ? `Not drawn: ${refusal.field}. ${refusal.words}` : refusal.message
}
