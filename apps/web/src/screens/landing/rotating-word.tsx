import { useTurns } from './use-turns.ts'
import styles from './rotating-word.module.css'

const words = ['Characters', 'Identities', 'Personas', 'Avatars'] as const
const everyMs = 3000

/** For the eye alone: a screen reader hears the headline once, with its first word. */
export function RotatingWord() {
  const turns = useTurns(everyMs)
  return (
    // The key makes each word a new element, so that it arrives anew.
    <span key={turns} className={styles.word} data-arriving={turns > 0 || undefined} data-testid="hero-word">
      {words[turns % words.length]}
    </span>
  )
}
