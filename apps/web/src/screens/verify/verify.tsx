import { checkableBytes, type ProvenanceCheck, provenanceWords } from '@eidolon/contract/media/provenance.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useAccounts } from '#features/accounts/auth.tsx'
import { checkFile } from '#features/provenance/check-file.ts'
import { failureWords } from '#lib/failure-words.ts'
import { useDroppedFiles } from '#lib/hooks/use-dropped-files.ts'
import { useSite } from '#lib/site.tsx'
import { routes } from '#routes.ts'
import { Button } from '#ui/button/button.tsx'
import { FileInput } from '#ui/file-input/file-input.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './verify.module.css'

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'looking' | 'failed'; readonly name: string; readonly says: string }
  | { readonly kind: 'found'; readonly name: string; readonly check: ProvenanceCheck }

const accepted = 'image/png,image/jpeg,image/webp,image/avif,image/gif,video/mp4,video/webm'

/** Any picture or film, from wherever: what is known of it, by which proof, in plain words. */
export function Verify() {
  const { productName } = useSite()
  const picker = useRef<HTMLInputElement>(null)
  const { state, look } = useLook()
  const take = ([file]: readonly File[]) => file && look(file)
  const dragging = useDroppedFiles(take)
  return (
    <div className={styles.page}>
      <h1 className={type_.display3}>Where does it come from?</h1>
      <p className={type_.lede}>
        Pictures and films that were made with {productName} say so, signed. Bring any file, also one that came back to
        you: you will hear what is known of it. It is looked at and forgotten; you need no account.
      </p>
      <div className={styles.place} data-dragging={dragging || undefined}>
        <Button variant="primary" size="lg" onClick={() => picker.current?.click()}>
          <Icon name="upload" />
          Choose a file
        </Button>
        <p className={type_.hint}>or drop it anywhere on this page: a picture or a film of up to 12 MB</p>
        <FileInput ref={picker} label="A picture or a film" accept={accepted} onFiles={take} />
      </div>
      <output className={styles.answer}>
        <Answer state={state} productName={productName} />
      </output>
    </div>
  )
}

function Answer({ state, productName }: { readonly state: State; readonly productName: string }) {
  const id = useId()
  if (state.kind === 'idle') return null
  if (state.kind !== 'found') {
    return (
      <p className={state.kind === 'failed' ? type_.error : styles.looking}>
        {state.kind === 'looking' ? <Spinner /> : null}
        {state.says}
      </p>
    )
  }
  const { check, name } = state
  const { title, says } = provenanceWords(check, productName)
  return (
    <section className={styles.found} data-tone={toneOf(check)} aria-labelledby={id}>
      <p className={styles.name}>{name}</p>
      <h2 id={id} className={type_.display4}>
        <Icon name={icons[toneOf(check)]} className={styles.icon} />
        {title}
      </h2>
      {says.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {check.media ? (
        <Link to={routes.mediaItem(check.media)}>
          {check.watermark?.here ? 'Its mark is that of this one of yours' : 'It looks like this one of yours'}
        </Link>
      ) : null}
      <Details check={check} />
    </section>
  )
}

const icons = { ok: 'shield', warn: 'warning', plain: 'info' } as const

/** Only what is proven looks like it. */
function toneOf({ ours, altered }: ProvenanceCheck): keyof typeof icons {
  if (altered) return 'warn'
  return ours ? 'ok' : 'plain'
}

/** What the words rest on. */
function Details({ check: { c2pa, xmp, recipe, watermark, fingerprint, claim } }: { readonly check: ProvenanceCheck }) {
  const rows = [
    ['Program', c2pa?.generator],
    ['Signed by', c2pa?.signer],
    ['Made', c2pa?.created && new Date(c2pa.created).toLocaleString()],
    ['Source type', lastPart(c2pa?.digitalSourceType ?? xmp)],
    ['Recipe', recipe ? 'in the file' : null],
    ['Watermark', watermark && `${watermark.id}, ${Math.round(watermark.confidence * 100)} % of its bits came through`],
    ['Claimed by', claim && (claim.verified ? claim.address : `${claim.address}, which does not hold`)],
    ['Look', fingerprint && `the same in ${256 - fingerprint.distance} of 256 traits`],
    ['What does not hold', c2pa?.issues.join(', ')],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  if (rows.length === 0) return null
  return (
    <dl className={styles.details}>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const lastPart = (address: string | null | undefined): string | null =>
  address ? address.slice(address.lastIndexOf('/') + 1) : null

/** Looks at one file at a time: the latest. */
function useLook() {
  const { api } = useAccounts()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function look(file: File): Promise<void> {
    running.current?.abort()
    const { name, size } = file
    if (size > checkableBytes) {
      setState({ kind: 'failed', name, says: `${name} is larger than 12 MB.` })
      return
    }
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'looking', name, says: `Looking at ${name} …` })
    try {
      const check = await checkFile(api, file, controller.signal)
      if (!controller.signal.aborted) setState({ kind: 'found', name, check })
    } catch (error) {
      if (!controller.signal.aborted) setState({ kind: 'failed', name, says: failureWords(error, refusals) })
    }
  }

  return { state, look: (file: File) => void look(file) }
}

const refusals = {
  known: {
    storage_invalid_file: 'This file could not be read. It may be damaged.',
    storage_file_empty: 'This file is empty.',
    general_body_too_large: 'This file is too large.',
    general_rate_limit_exceeded: 'Too many files are being looked at. Wait a minute, then try again.',
  },
  otherwise: 'The studio could not be reached. Try again.',
} as const
