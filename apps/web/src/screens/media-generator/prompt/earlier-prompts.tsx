import { useQuery } from '@tanstack/react-query'
import { promptsQuery } from '#features/generations/prompt-history.ts'
import { truncate } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import styles from './prompt-area.module.css'

const few = 3

/** The latest prompts, offered where there is none yet. */
export function EarlierPrompts({ onUse }: { readonly onUse: (prompt: string) => void }) {
  const { data } = useQuery(promptsQuery(useApi(), ''))
  if (!data || data.prompts.length === 0) return null
  return (
    <section className={styles.earlier} aria-label="Earlier prompts">
      {data.prompts.slice(0, few).map(({ $id, prompt }) => (
        <Button key={$id} size="sm" className={styles.again} title={prompt} onClick={() => onUse(prompt)}>
          <span>{truncate(prompt, 80)}</span>
        </Button>
      ))}
    </section>
  )
}
