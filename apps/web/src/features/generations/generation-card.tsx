import { sheetLabels } from '@eidolon/contract/characters/sheets.ts'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './generation-card.module.css'
import { isUnderWay, ratioOf, sheetOf, textIn, type Generation } from './generation.ts'

type Props = {
  readonly generation: Generation
  /** Whom it shows. */
  readonly name: string
  /** Requests cannot be sent right now. */
  readonly offline: boolean
  /** The finished pictures. */
  readonly children: ReactNode
  /** What the finished pictures do not show of what was asked for. */
  readonly missing?: string
  /** What stands in the way of asking for it again. */
  readonly notice?: ReactNode
  readonly onCancel: () => void
  /** Where others wait as well: has this one drawn before them. */
  readonly onFirst?: (() => void) | undefined
  readonly onRetry: () => void
  /** Brings its settings back into the form, where there is one for them. */
  readonly onReuse?: (() => void) | undefined
}

/** One request and what has become of it, as it happens. */
export function GenerationCard({ generation, name, offline, children, missing, notice, ...on }: Props) {
  const { onCancel, onFirst, onRetry, onReuse } = on
  const { status, kind, previewUrl, progress, request, error } = generation
  const sheet = sheetOf(generation)
  const prompt = sheet ? sheetLabels[sheet] : textIn(request, 'prompt')
  const what = `${name}${prompt ? `, ${prompt}` : ''}`
  const under = isUnderWay(generation)
  return (
    <article className={styles.card} data-status={status} aria-label={what}>
      {under ? (
        <div className={styles.frame} style={{ '--ar': ratioOf(generation) }}>
          {previewUrl ? (
            <img
              key="preview"
              className={styles.preview}
              data-whole={sheet ? true : undefined}
              src={previewUrl}
              alt={`${what}, not finished`}
            />
          ) : null}
          <Progress label={`Drawing ${what}`} done={status === 'queued' ? 0 : progress} />
        </div>
      ) : null}
      {status === 'succeeded' ? children : null}
      <div className={styles.words}>
        <div className={styles.told}>
          <p className={styles.state} role={error ? 'alert' : undefined}>
            {stateWords(generation, offline)}
          </p>
          <p className={type_.hint}>
            {name}
            {prompt ? ` · ${prompt}` : ''}
          </p>
        </div>
        <div className={styles.acts}>
          {onFirst && status === 'queued' ? (
            <Button size="sm" variant="plain" aria-label={`Run first: ${what}`} disabled={offline} onClick={onFirst}>
              <Icon name="arrowUp" />
              Run first
            </Button>
          ) : null}
          {under ? (
            <Button size="sm" variant="plain" aria-label={`Cancel ${what}`} disabled={offline} onClick={onCancel}>
              <Icon name="close" />
              Cancel
            </Button>
          ) : onReuse ? (
            <Button
              size="sm"
              variant="icon"
              aria-label={`Use the settings of ${what}`}
              title="Use these settings"
              onClick={onReuse}
            >
              <Icon name="edit" />
            </Button>
          ) : null}
          {status === 'cancelled' || (status === 'failed' && error?.retryable !== false) ? (
            <Button size="sm" aria-label={`Retry ${what}`} disabled={offline} onClick={onRetry}>
              <Icon name="retry" />
              Retry
            </Button>
          ) : null}
        </div>
      </div>
      {missing && status === 'succeeded' ? <p className={type_.hint}>{missing}</p> : null}
      {notice ? <div role="alert">{notice}</div> : null}
      {under && kind === 'video' ? (
        <p className={type_.hint}>A video takes longer than a picture. You can go on.</p>
      ) : null}
    </article>
  )
}

/** What was drawn besides, and where it is for a day. */
const passedWords = (many: number): string => (many === 0 ? '' : `, ${many} passed over (in the trash for a day)`)

function stateWords({ status, stage, progress, error, kind, count, passedOver }: Generation, offline: boolean): string {
  switch (status) {
    case 'queued':
      return offline ? 'Waiting; you are offline' : 'Waiting for its turn'
    case 'running':
      return `${capital(stage) || 'Drawing'} · ${Math.floor(progress * 100)} %${offline ? ' when last heard of' : ''}`
    case 'succeeded':
      if (kind === 'sheet') return `Sheet of ${count} pictures`
      if (kind === 'video') return 'Video'
      return `${count === 1 ? 'Picture' : `${count} pictures`}${passedWords(passedOver)}`
    case 'failed':
      return `Not drawn. ${error?.message ?? ''}`
    case 'cancelled':
      return 'Cancelled. It cost nothing.'
    case 'blocked':
      return `Not allowed. ${error?.message ?? ''}`
  }
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
