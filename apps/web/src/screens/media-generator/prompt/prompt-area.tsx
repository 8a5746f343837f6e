import type { Engine, Kind } from '@eidolon/contract/engines.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router'
import { limitsNote } from '#features/generations/limits-note.ts'
import { Announced } from '#features/prompt-interpretation/announced.tsx'
import { useEdits } from '#features/prompt-interpretation/use-edits.ts'
import { useReading } from '#features/prompt-interpretation/use-reading.ts'
import { notDrawn } from '#features/prompt-interpretation/words.ts'
import { lazyExtra } from '#lib/lazy-extra.tsx'
import { routes } from '#routes.ts'
import { Button } from '#ui/button/button.tsx'
import { AreaField } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import { UnnamedPersonQuestion } from './unnamed-person-question.tsx'
import { EarlierPrompts } from './earlier-prompts.tsx'
import { stillOpen, type Choices, type Several } from '#screens/media-generator/values/form-values.ts'
import { HistoryDialog } from './history-dialog.tsx'
import styles from './prompt-area.module.css'
import { useMentionMenu } from './use-mention-menu.tsx'

const PromptNotes = lazyExtra(async () => (await import('./prompt-notes.tsx')).PromptNotes)

type Props = {
  readonly prompt: string
  readonly kind: Kind
  readonly choices: Choices
  readonly several: Several
  readonly engine: Engine
  readonly engines: readonly Engine[]
  readonly error: string | undefined
  /** Words that the rules are about: the prompt's, or else those of the character's description. */
  readonly blocked: readonly string[]
  readonly characterId: string
  /** Everybody in the picture: their names are no words of it. */
  readonly characterIds: readonly string[]
  /** How they stand to each other; empty: as it comes. */
  readonly arrangement: string
  /** How long a video is to be, where that was chosen. */
  readonly durationSeconds: number | undefined
  /** Somebody who is named with an @ comes into the picture; undefined where the engine draws one alone. */
  readonly onPerson: ((id: string) => void) | undefined
  readonly onChange: (prompt: string) => void
  readonly onEngine: (id: string) => void
}

type BlockedProps = { readonly words: readonly string[]; readonly prompt: string; readonly characterId: string }

/** A word of the character's description is not offered for the prompt again. */
function Blocked({ words, prompt, characterId }: BlockedProps) {
  const isInPrompt = words.some((word) => prompt.toLowerCase().includes(word.toLowerCase()))
  return (
    <>
      <p className={styles.blocked}>
        This is about {words.length === 1 ? 'the word' : 'the words'}{' '}
        {words.map((word, index) => (
          <span key={word}>
            {index > 0 ? ', ' : ''}
            <mark>{word}</mark>
          </span>
        ))}
        {isInPrompt ? (
          '.'
        ) : (
          <>
            {' '}
            in the character’s description. <Link to={routes.editCharacter(characterId)}>Change it</Link>
          </>
        )}
      </p>
      <p className={type_.hint}>{limitsNote}</p>
    </>
  )
}

type Proposal = { readonly for: string; readonly added: readonly string[] }
type Helper = typeof import('#features/generations/expand-prompt.ts')

/** What the picture is about, in words, and help with finding more of them. */
export function PromptArea({ prompt, kind, choices, several, engine, engines, error, blocked, ...rest }: Props) {
  const { characterId, characterIds, arrangement, durationSeconds, onPerson, onChange, onEngine } = rest
  const { abilities } = engine
  const area = useRef<HTMLDivElement>(null)
  const lineId = useId()
  const { pose } = choices
  const byHand = { choices, several, people: characterIds.length, arrangement }
  const live = useReading({ text: prompt, characterIds, engine: engine.id, kind, arrangement, pose, durationSeconds })
  const { reading, done, remove, correct, undo } = useEdits({ text: prompt, live, onChange })
  useUndoKey(area, done === undefined ? undefined : undo)
  const [proposal, setProposal] = useState<Proposal>()
  const [helper, setHelper] = useState<ReturnType<Helper['createExpander']>>()
  const [looking, setLooking] = useState(false)
  const [remembering, setRemembering] = useState(false)
  const naming = useMentionMenu({ text: prompt, onChange, onPerson })
  const shown = proposal?.for === prompt ? proposal.added : undefined

  const expand = async () => {
    setLooking(true)
    try {
      // The reader with its whole vocabulary is fetched when help is first asked for.
      const { createExpander } = await import('#features/generations/expand-prompt.ts')
      const find = helper ?? createExpander()
      setHelper(() => find)
      const added = find({ prompt, chosen: choices, abilities, random: Math.random })
      if (added.length === 0) toast('Your words and choices say all of it already.')
      setProposal(added.length === 0 ? undefined : { for: prompt, added })
    } catch {
      toast.error('The helper could not be fetched. Try again.')
    } finally {
      setLooking(false)
    }
  }
  const accept = async () => {
    const { joined } = await import('#features/generations/expand-prompt.ts')
    onChange(joined(prompt, shown ?? []))
    setProposal(undefined)
  }
  return (
    <div className={styles.prompt} ref={area}>
      <AreaField
        label="Prompt"
        name="prompt"
        rows={3}
        value={prompt}
        limit={limits.media.prompt}
        placeholder="Reading in a café by the window, rain outside"
        error={error}
        marks={reading?.unknown ?? []}
        saidBy={reading && reading.unknown.length > 0 ? lineId : undefined}
        {...naming.field}
        onChange={(event) => {
          onChange(event.target.value)
          naming.follow(event.target)
        }}
        onKeyDown={(event) => {
          if (naming.onKey(event)) return
          if (event.key !== 'ArrowUp' || !event.altKey) return
          event.preventDefault()
          setRemembering(true)
        }}
      />
      {naming.list}
      {prompt.trim() === '' ? <EarlierPrompts onUse={onChange} /> : null}
      {blocked.length > 0 ? <Blocked words={blocked} prompt={prompt} characterId={characterId} /> : null}
      {reading ? (
        <Suspense>
          <PromptNotes
            reading={{ ...reading, open: stillOpen(reading.open, byHand, abilities) }}
            engine={engine}
            others={engines.filter(({ id, available }) => available && id !== engine.id)}
            lineId={lineId}
            done={done}
            onRemove={remove}
            onCorrect={(part, from, to) => void correct(part, from, to)}
            onUndo={undo}
            onEngine={onEngine}
          />
        </Suspense>
      ) : null}
      {reading && onPerson && characterIds.length < abilities.maxCharacters ? (
        <UnnamedPersonQuestion
          prompt={prompt}
          company={reading.company}
          characterIds={characterIds}
          onChange={onChange}
          onPerson={onPerson}
        />
      ) : null}
      {live.failed ? <p className={type_.hint}>How this is read could not be looked up just now.</p> : null}
      <Announced line={notDrawn(reading?.unknown ?? [], engine.name)} />
      {shown ? (
        <section className={styles.proposal} aria-label="Proposed prompt">
          <p>
            {prompt.trim()}
            {shown.map((words, index) => (
              <ins key={words}>{index > 0 || prompt.trim() ? `, ${words}` : words}</ins>
            ))}
          </p>
          <div className={styles.acts}>
            <Button size="sm" onClick={() => void accept()}>
              <Icon name="check" />
              Accept
            </Button>
            <Button size="sm" variant="plain" onClick={() => void expand()}>
              <Icon name="dice" />
              Another
            </Button>
            <Button size="sm" variant="plain" onClick={() => setProposal(undefined)}>
              Reject
            </Button>
          </div>
        </section>
      ) : (
        <div className={styles.acts}>
          <Button size="sm" variant="plain" busy={looking} onClick={() => void expand()}>
            <Icon name="plus" />
            Expand
          </Button>
          <Button
            size="sm"
            variant="plain"
            aria-keyshortcuts="Alt+ArrowUp"
            title="Alt and the arrow up, in the field"
            onClick={() => setRemembering(true)}
          >
            <Icon name="retry" />
            History
          </Button>
        </div>
      )}
      <HistoryDialog open={remembering} onClose={() => setRemembering(false)} onUse={onChange} />
    </div>
  )
}

/** Ctrl+Z, or Cmd+Z, takes back what was done by a chip; a browser knows only what was typed. */
function useUndoKey(area: RefObject<HTMLElement | null>, undo: (() => void) | undefined): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!undo || event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    const within = area.current
    within?.addEventListener('keydown', act)
    return () => within?.removeEventListener('keydown', act)
  }, [area])
}
