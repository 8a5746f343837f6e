import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { forgetPrompt, forgetPrompts, promptKeys, promptsQuery } from '#features/generations/prompt-history.ts'
import { formatNumber, truncate } from '#lib/format.ts'
import { useDebouncedText } from '#lib/hooks/use-debounced-text.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SearchField } from '#ui/field/search-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './prompt-area.module.css'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onUse: (prompt: string) => void
}

/** Prompts of earlier pictures. */
export function HistoryDialog({ open, onClose, onUse }: Props) {
  return (
    <Dialog title="Prompt history" open={open} onClose={onClose}>
      {open ? (
        <Prompts
          onUse={(prompt) => {
            onUse(prompt)
            onClose()
          }}
        />
      ) : null}
    </Dialog>
  )
}

/** Arrows lead from the search to the list and through it; Enter takes one, Delete forgets it. */
function Prompts({ onUse }: Pick<Props, 'onUse'>) {
  const api = useApi()
  const cache = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useDebouncedText(search, setSearch)
  const { data, isError, refetch } = useQuery(promptsQuery(api, search))
  const prompts = data?.prompts ?? []

  // Where one was forgotten the focus goes to the next, once the list is without it.
  const forgotten = useRef<number>(undefined)
  useEffect(() => {
    const at = forgotten.current
    if (at === undefined || !data) return
    forgotten.current = undefined
    const all = buttonsIn(list.current)
    const next = all[at] ?? all.at(-1)
    next?.focus()
  }, [data])

  const forget = async (work: () => Promise<void>, at?: number) => {
    forgotten.current = at
    try {
      await work()
    } catch {
      toast.error('It could not be forgotten. Try again.')
    }
    await cache.invalidateQueries({ queryKey: promptKeys.all })
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const all = buttonsIn(list.current)
    const at = all.findIndex((button) => button === event.target)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      const next = all[at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    const prompt = prompts[at]
    if (event.key !== 'Delete' || !prompt) return
    event.preventDefault()
    void forget(() => forgetPrompt(api, prompt.$id), at)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears for the field and the buttons inside it
    <div className={styles.history} onKeyDown={press}>
      <Form
        onSubmit={() => {
          const [first] = prompts
          if (first && typed.trim() === search.trim()) onUse(first.prompt)
        }}
      >
        <SearchField
          label="Search earlier prompts"
          placeholder="Search earlier prompts"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
      {isError ? (
        <p>
          Your earlier prompts did not arrive.{' '}
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
      {data && prompts.length === 0 ? (
        <p>{search ? 'No earlier prompt has these words.' : 'What you have asked for appears here.'}</p>
      ) : null}
      <output className={type_.hint}>
        {data && prompts.length > 0 ? counted(prompts.length, data.total, search !== '') : ''}
      </output>
      <ul ref={list} className={styles.list}>
        {prompts.map(({ $id, prompt }, at) => (
          <li key={$id} className={styles.entry}>
            <button type="button" data-use className={styles.use} onClick={() => onUse(prompt)}>
              {truncate(prompt, 160)}
            </button>
            <Button
              variant="icon"
              size="sm"
              aria-label={`Forget ${truncate(prompt, 40)}`}
              onClick={() => void forget(() => forgetPrompt(api, $id), at)}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
      {data && data.total > 0 && !search ? (
        <Button size="sm" variant="plain" onClick={() => void forget(() => forgetPrompts(api))}>
          Forget all of them
        </Button>
      ) : null}
    </div>
  )
}

function counted(shown: number, total: number, searched: boolean): string {
  const all = `${formatNumber(total)} ${searched ? 'found' : 'kept with your account'}`
  return shown < total ? `The latest ${formatNumber(shown)} of ${all}` : all
}

/** What takes a prompt over, one for each, in their order. */
const buttonsIn = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-use]') ?? []),
]
